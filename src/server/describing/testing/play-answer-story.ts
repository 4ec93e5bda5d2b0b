import Anthropic from '@anthropic-ai/sdk'
import { createMemoryStore } from '#server/describing/pool/create-memory-store.ts'
import type { PoolReply, Unavailable } from '#server/describing/pool/create-provider-pool.ts'
import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { createMemoryDialects } from '#server/describing/providers/dialect-store.ts'
import type { Provider, ProviderSettings } from '#server/describing/providers/provider.ts'
import { withPlainErrors } from '#server/describing/providers/with-plain-errors.ts'
import { createVirtualClock, type VirtualClock } from './create-virtual-clock.ts'
import {
  type AnswerStory,
  createRandom,
  type ProviderTrouble,
  type SimulatedServer,
} from './draw-answer-story.ts'
import { makeTestQuestion } from './make-test-question.ts'
import type { ServerAnswer } from './server-answers.ts'
import { answerText } from './simulate-workers.ts'

export interface SimulatedCall {
  at: number
  server: string
  /** Null: the control question. */
  picture: number | null
  /** Why the server did not describe it; `own`: its own fault. */
  end: 'described' | 'own' | ProviderTrouble['kind']
}

export interface PlayedStory {
  calls: SimulatedCall[]
  fates: Map<number, Exclude<PoolReply, Unavailable>>
  /** Replies after which the job paused. */
  pauses: Array<{ picture: number; from: number; at: number; reason: Unavailable['reason'] }>
  refusedKeys: Array<{ server: string; at: number }>
  /** All pictures are decided, or no key is left. */
  hasEnded: boolean
  areKeysRefused: boolean
  endedAt: number
}

const never = new AbortController().signal
const question = makeTestQuestion('de')
const patienceMs = 60 * 60_000
const errorMs = 30

/** Plays a story in virtual time: its job's pictures, described by worker processes that pause and go on as real ones do. */
export async function playAnswerStory(story: AnswerStory): Promise<PlayedStory> {
  const clock = createVirtualClock()
  const random = createRandom(story.seed)
  const played: PlayedStory = {
    calls: [],
    fates: new Map(),
    pauses: [],
    refusedKeys: [],
    hasEnded: false,
    areKeysRefused: false,
    endedAt: 0,
  }
  const bodies = await readBodies(story)
  const providers = new Map(
    story.servers.map((server) => [server.name, simulateServer(server, clock, played.calls, bodies, random)]),
  )
  const store = createMemoryStore(clock)
  const pending = Array.from({ length: story.pictures }, (_, index) => index)

  async function work(process: number) {
    const pools = createProviderPools({
      timeoutMs: 90_000,
      clock,
      store: store.join(`process ${process}`),
      dialects: createMemoryDialects(),
      connect: ({ name, model }) => ({ name, model, ...providers.get(name as SimulatedServer['name'])! }),
      onKeyRefused: (server) => played.refusedKeys.push({ server, at: clock.now() }),
    })
    const pool = pools.poolOf({ providers: story.servers.map(settingsOf), areAllRefused: false })
    let resumesAt = 0
    const slot = async () => {
      while (!played.areKeysRefused) {
        if (clock.now() < resumesAt) await clock.sleep(resumesAt - clock.now(), never)
        const picture = pending.shift()
        if (picture === undefined) return
        const from = clock.now()
        const reply = await pool.ask(question, Buffer.from(`picture ${picture}`), {
          signal: never,
          group: 'job',
          judge: () => [],
        })
        if (reply.outcome !== 'unavailable') {
          played.fates.set(picture, reply)
          continue
        }
        played.pauses.push({ picture, from, at: clock.now(), reason: reply.reason })
        pending.unshift(picture)
        if (reply.reason === 'keys_refused') played.areKeysRefused = true
        resumesAt = Math.max(resumesAt, clock.now() + Math.ceil(reply.retryAfterMs / 1_000) * 1_000)
      }
    }
    await Promise.all(Array.from({ length: story.slots }, slot))
  }

  const done = Promise.all(Array.from({ length: story.processes }, (_, process) => work(process))).then(
    () => {
      played.hasEnded = true
      played.endedAt = clock.now()
    },
  )
  const lastEnd = Math.max(
    0,
    ...story.servers.flatMap(({ troubles }) => troubles.map(({ to }) => (to < Infinity ? to : 0))),
  )
  while (!played.hasEnded && clock.now() < lastEnd + patienceMs) await clock.runUntil(clock.now() + 10_000)
  if (played.hasEnded) await done
  return played
}

function settingsOf({ name }: SimulatedServer): ProviderSettings {
  return { name, apiKey: 'a key', keyId: name, model: 'model-1' }
}

/** Describes a picture after a while, unless something is wrong with the server or with the picture. */
function simulateServer(
  server: SimulatedServer,
  clock: VirtualClock,
  calls: SimulatedCall[],
  bodies: Map<ServerAnswer, object>,
  random: () => number,
): Pick<Provider, 'features' | 'findModel' | 'complete'> {
  let underWay = 0
  const findTroubles = () => server.troubles.filter(({ from, to }) => from <= clock.now() && clock.now() < to)

  function meet(picture: number | null, trouble: ProviderTrouble | undefined) {
    if (!trouble) return
    note(picture, trouble.kind)
    throw trouble.answer ? asError(trouble.answer, bodies) : brokenLine()
  }
  const note = (picture: number | null, end: SimulatedCall['end']) =>
    calls.push({ at: clock.now(), server: server.name, picture, end })

  return {
    features: [],
    async findModel() {},
    async complete(_question, jpeg, signal) {
      const number = /^picture (\d+)$/.exec(jpeg!.toString('latin1'))?.[1]
      const picture = number === undefined ? null : Number(number)
      await clock.sleep(errorMs, signal)
      if (underWay >= server.mostUnderWay) {
        note(picture, 'rate')
        throw Anthropic.APIError.generate(429, undefined, 'Too many requests', new Headers())
      }
      meet(picture, findTroubles()[0])
      const own = picture === null ? undefined : server.faulty.get(picture)
      if (own) {
        note(picture, 'own')
        throw asError(own, bodies)
      }
      underWay += 1
      await clock.sleep(server.latencyMs * (0.7 + 0.6 * random()), signal).finally(() => {
        underWay -= 1
      })
      // Keys and rates are looked at when a call comes; an outage cuts it off.
      meet(
        picture,
        findTroubles().find(({ kind }) => kind === 'outage'),
      )
      note(picture, 'described')
      return {
        text: answerText,
        stop: 'complete',
        usage: { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 200 },
      }
    },
  }
}

function brokenLine(): Error {
  return new Anthropic.APIConnectionError({ cause: new Error('read ECONNRESET') })
}

function asError(answer: ServerAnswer, bodies: Map<ServerAnswer, object>): Error {
  return Anthropic.APIError.generate(
    answer.status,
    bodies.get(answer),
    undefined,
    new Headers(answer.headers),
  )
}

/** As the SDKs get to read them. */
async function readBodies({ servers }: AnswerStory): Promise<Map<ServerAnswer, object>> {
  const answers = servers.flatMap(({ faulty, troubles }) => [
    ...faulty.values(),
    ...troubles.flatMap(({ answer }) => answer ?? []),
  ])
  const read = new Map<ServerAnswer, object>()
  for (const answer of answers) {
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    const response = await withPlainErrors(async () => new Response(text, { status: answer.status }))('')
    // Safe: `withPlainErrors` writes an object.
    read.set(answer, (await response.json()) as object)
  }
  return read
}
