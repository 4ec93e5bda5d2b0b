import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'

/** The misbehaviour of each receiver on the first attempt of some messages, and how many of a thousand it affects. */
const manners = {
  good: { share: 0, answer: () => {} },
  fails: { share: 400, answer: (response: ServerResponse) => response.writeHead(500).end() },
  hangs: { share: 40, answer: () => {} },
  redirects: {
    share: 300,
    answer: (response: ServerResponse) => response.writeHead(307, { location: '/elsewhere' }).end(),
  },
  gone: { share: 30, answer: (response: ServerResponse) => response.writeHead(410).end() },
  drops: { share: 200, answer: (response: ServerResponse) => response.destroy() },
  busy: {
    share: 200,
    answer: (response: ServerResponse) =>
      response.writeHead(429, { 'retry-after': String(busySeconds) }).end(),
  },
} as const

export type Manner = keyof typeof manners
// Safe: the keys of an object literal.
export const mannerNames = Object.keys(manners) as Manner[]
export const busySeconds = 12

export interface Heard {
  manner: string
  headers: IncomingHttpHeaders
  body: string
  /** The event's number in the run. */
  number: number
  isTaken: boolean
  /** Verified with the Standard Webhooks package. */
  isSigned: boolean
  at: number
}

/** Where the events that the run orders have their numbers. */
interface EventData {
  jobId?: number
  image?: { jobId: number }
  balanceCents?: number
  tokenId?: number
}

/**
 * One server with a receiver per misbehaviour, each at its own path. `seed` decides which messages are affected; `secrets` has the secret
 * of each receiver.
 */
export async function startRoughReceivers(seed: number, secrets: ReadonlyMap<string, string>) {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const name = (request.url ?? '').slice(1)
    const { data } = JSON.parse(body) as { data: EventData } // sent by the product under test
    const number = data.jobId ?? data.image?.jobId ?? data.balanceCents ?? data.tokenId ?? -1
    const isFirst = !heard.some((one) => one.manner === name && one.number === number)
    const manner = manners[name as Manner]
    const isRough = isFirst && drawn(`${seed} ${name} ${number}`) < (manner?.share ?? 0)
    const message = {
      manner: name,
      headers: request.headers,
      body,
      number,
      isTaken: !isRough,
      isSigned: isSigned(secrets.get(name) ?? '', body, request.headers),
      at: Date.now(),
    }
    heard.push(message)
    for (const tell of waiting) tell()
    waiting.clear()
    if (isRough) manner.answer(response)
    else setTimeout(() => response.writeHead(204).end(), 5 + drawn(`${seed} pause ${number}`) / 40)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** Resolves at the next message, before its answer. */
    nextMessage: () => new Promise<void>((resolve) => waiting.add(resolve)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isSigned(secret: string, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    new Verifier(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/** From 0 to 999, always the same for the same words. */
export function drawn(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE() % 1_000
}
