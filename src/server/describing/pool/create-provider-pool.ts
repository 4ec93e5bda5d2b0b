import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { type ProviderName, providerNames } from '#contract/providers.ts'
import type { Clock } from '#server/describing/clock.ts'
import {
  type CallsMade,
  countCalls,
  type Finding,
  noteFinding,
} from '#server/describing/providers/count-calls.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import { type Attempt, askInOrder } from './ask-in-order.ts'
import { chooseOrderAgain, type Objection } from './choose-order-again.ts'
import type { KeyedProvider } from './keyed-provider.ts'

export type { CallsMade } from '#server/describing/providers/count-calls.ts'
export type { Objection } from './choose-order-again.ts'

export interface Unavailable {
  outcome: 'unavailable'
  reason: 'no_provider' | 'keys_refused' | 'providers_down' | 'provider_rejects'
  retryAfterMs: number
  /** Calls without a usable answer, which may have cost something. */
  calls: CallsMade[]
}

/** `calls`: all that were made for the picture, including retries. `test`: the answer is made up for test data. */
export type PoolReply =
  | {
      outcome: 'answered'
      answer: Answer
      provider: ProviderName | 'test'
      model: string
      calls: CallsMade[]
    }
  | { outcome: 'failed'; fault: PictureFault; calls: CallsMade[] }
  | Unavailable

export interface Asking {
  signal: AbortSignal
  /** Groups that share a key take turns: the job. */
  group: string
  /** Empty: the answer can be delivered. Findings passed to `note` are counted for the model that wrote the answer. */
  judge(answer: Answer, note: (found: Omit<Finding, 'answers'>) => void): Objection[]
  /** Receives, before the first call, the list that counts all calls; the list outlives an abort. */
  onAsked?(calls: readonly CallsMade[]): void
}

/** The providers that a job can use, in the order in which they are asked. */
export interface ProviderPool {
  /** Asks again, with the reasons, if an answer cannot be delivered; see `chooseOrderAgain`. Null: the question needs no picture. */
  ask(question: Question, jpeg: Buffer | null, asking: Asking): Promise<PoolReply>
  /** Why asking is pointless now, if it is. */
  obstacle(): Unavailable | null
  /** The tiling of the provider that would be asked first now. */
  tiling(): Tiling
}

interface ProviderPoolParts {
  keyedProviders: KeyedProvider[]
  /** What an empty pool reports: that its keys were refused, or that there are none. */
  areAllRefused: boolean
  clock: Clock
}

const operatorMs = 60_000
const passingMs = 5_000
const shortestMs = 1_000

const faults = {
  refused: 'refused_by_ai',
  not_visible: 'not_visible',
  damaged: 'damaged',
  too_large: 'too_large_for_ai',
  unanswered: 'ai_unavailable',
} as const

/** A pool keeps no state: what is known about the providers is passed in and outlives it. */
export function createProviderPool({
  keyedProviders,
  areAllRefused,
  clock,
}: ProviderPoolParts): ProviderPool {
  const usable = () => keyedProviders.filter((keyed) => !keyed.isKeyRefused())
  const isAvailable = (keyed: KeyedProvider) => keyed.availability() === 'available'

  function unavailable(calls: CallsMade[] = []): Unavailable {
    const because = (reason: Unavailable['reason'], retryAfterMs: number): Unavailable => ({
      outcome: 'unavailable',
      reason,
      retryAfterMs,
      calls,
    })
    if (keyedProviders.length === 0 && !areAllRefused) return because('no_provider', operatorMs)
    if (usable().length === 0) return because('keys_refused', operatorMs)
    const unavailableMs = Math.min(...usable().map((keyed) => keyed.unavailableMs()))
    const isRejected = usable().every((keyed) => keyed.isRejecting())
    return because(
      isRejected ? 'provider_rejects' : 'providers_down',
      Math.max(shortestMs, unavailableMs || passingMs),
    )
  }

  return {
    obstacle: () =>
      usable().every((keyed) => keyed.availability() === 'unavailable') ? unavailable() : null,

    tiling() {
      const first = usable().find(isAvailable) ?? usable()[0]
      // If no provider can be asked, any tiling will do.
      return providerKinds[first?.provider.name ?? providerNames[0]].tiling
    },

    async ask(question, jpeg, { signal, group, judge, onAsked }) {
      signal.throwIfAborted()
      const calls = countCalls()
      onAsked?.(calls.made)
      const failed = (code: PictureFaultCode): PoolReply => ({
        outcome: 'failed',
        fault: { code },
        calls: calls.made,
      })
      const attempt: Attempt = {
        picture: {},
        group,
        signal,
        clock,
        onReply: ({ provider }, { kind, usage }) =>
          calls.note(provider, {
            usage,
            isAnswered: !['trouble', 'key_refused', 'suspected'].includes(kind),
          }),
      }
      let questionFor = (_keyed: KeyedProvider) => question
      let order = usable()
      const writers: KeyedProvider[] = []
      for (;;) {
        const found = await askInOrder(order, questionFor, jpeg, attempt)
        if (!found.keyed) {
          // The last resort had no answer. Two unusable answers are known already; asking their writers again would cost as much.
          if (writers.length === 2) return failed('breaks_rules')
          if (found.unusable) return failed(found.unusable)
          return found.isPicture ? failed('ai_unavailable') : unavailable(calls.made)
        }
        const { keyed, reply } = found
        if (reply.kind === 'suspected') return failed(faults[reply.fault])
        if (reply.kind !== 'answer') return failed(faults[reply.kind])
        const { answer } = reply
        const { name, model } = keyed.provider
        const objections = judge(answer, (found) => noteFinding(calls.made, { provider: name, model }, found))
        if (objections.length === 0)
          return { outcome: 'answered', answer, provider: name, model, calls: calls.made }
        order = chooseOrderAgain(keyed, writers, objections, usable())
        if (order.length === 0) return failed('breaks_rules')
        writers.push(keyed)
        const reasons = objections.map(({ reason }) => reason)
        questionFor = (asked) => question.again(reasons, asked === keyed ? answer : null)
      }
    },
  }
}
