import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'
import { connect } from '#cli/connect.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import type { Terminal } from '#cli/terminal.ts'
import { type Bildwort, orThrow } from '#client/client.ts'
import { wait } from '#client/repeat-calls.ts'
import { WebhookEvent, webhookEvents } from '#contract/entities/webhook.ts'

export interface ListenOptions {
  forward: string
  events?: string[]
  json?: boolean
}

const lookEveryMs = 1_000
/** As long as the server waits for a receiver. */
const answerWithinMs = 15_000

/** Forwards webhooks, signed as the server signs them, until it is interrupted. The server gets a webhook for it, which is deleted at the end. */
export async function listen(
  { forward, events = [...webhookEvents], json = false }: ListenOptions,
  terminal: Terminal,
): Promise<Exit> {
  if (!URL.canParse(forward) || !/^https?:/.test(forward))
    throw wrongUse(`--forward is an address such as http://localhost:3000/hook, not ${forward}`)
  const known = events.map((event) => {
    const { data } = WebhookEvent.safeParse(event)
    if (!data) throw wrongUse(`There is no event ${event}. Events are ${webhookEvents.join(', ')}.`)
    return data
  })
  const { BILDWORT_WEBHOOK_SECRET: secret = `whsec_${randomBytes(32).toString('base64')}` } = process.env
  if (!isSecret(secret))
    throw wrongUse(
      'BILDWORT_WEBHOOK_SECRET is no secret of a webhook: it is whsec_ and 24 to 64 bytes in Base64. Without it, one is made and printed.',
    )
  const bildwort = await connect(process.env)
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  await forwardMessages(
    bildwort,
    { forward, events: known, secret, json, signal: interrupted.signal },
    terminal,
  )
  return exits.done
}

/** As in Standard Webhooks. A library can sign with less, and a receiver that checks it would refuse every message. */
function isSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 && bytes.length >= 24 && bytes.length <= 64
}

interface Forwarding {
  forward: string
  events: WebhookEvent[]
  /** Signs, in the form `whsec_…`. */
  secret: string
  json: boolean
  signal: AbortSignal
}

export async function forwardMessages(
  bildwort: Bildwort,
  { forward, events, secret, json, signal }: Forwarding,
  terminal: Pick<Terminal, 'say' | 'write'>,
): Promise<void> {
  await deleteLeftover(bildwort, forward)
  const body = { url: forward, events, isLocal: true }
  const { webhook } = await orThrow(bildwort.POST('/api/v1/webhooks', { body }))
  const path = { id: webhook.id }
  terminal.say(`Webhooks go to ${forward}, signed with ${secret}`)
  terminal.say('The secret stays the same if you set BILDWORT_WEBHOOK_SECRET. End with Ctrl+C.')
  try {
    while (!signal.aborted) {
      const params = { path, query: { state: 'waiting' as const, limit: 200 } }
      const { deliveries } = await orThrow(bildwort.GET('/api/v1/webhooks/{id}/deliveries', { params }))
      for (const { id, event, payload } of deliveries.toReversed()) {
        const { status, said } = await send(forward, { id, body: JSON.stringify(payload), secret })
        const line = json ? JSON.stringify({ id, status, payload }) : `${event}\t${said}\t${id}`
        await terminal.write(`${line}\n`)
        await orThrow(
          bildwort.PATCH('/api/v1/webhooks/{id}/deliveries/{deliveryId}', {
            params: { path: { ...path, deliveryId: id } },
            body: { lastStatus: status },
          }),
        )
      }
      if (deliveries.length === 0) await wait(lookEveryMs, signal).catch(() => {})
    }
  } finally {
    await bildwort.DELETE('/api/v1/webhooks/{id}', { params: { path } })
  }
}

/** What a run that was killed has left at the server. */
async function deleteLeftover(bildwort: Bildwort, forward: string): Promise<void> {
  const { webhooks } = await orThrow(bildwort.GET('/api/v1/webhooks'))
  const url = new URL(forward).href
  for (const { id } of webhooks.filter((webhook) => webhook.isLocal && webhook.url === url))
    await bildwort.DELETE('/api/v1/webhooks/{id}', { params: { path: { id } } })
}

async function send(
  address: string,
  { id, body, secret }: { id: string; body: string; secret: string },
): Promise<{ status: number | null; said: string }> {
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Bildwort/1.0 (webhooks)',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Signer(secret).sign(id, now, body),
  }
  const signal = AbortSignal.timeout(answerWithinMs)
  try {
    const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return { status: answer.status, said: String(answer.status) }
  } catch (fault) {
    if (signal.aborted) return { status: null, said: `no answer within ${answerWithinMs / 1_000} s` }
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    return { status: null, said: `not reachable: ${code}` }
  }
}
