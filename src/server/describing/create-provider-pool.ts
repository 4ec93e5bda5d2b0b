import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import type { Reply } from './ask-provider.ts'
import { askWithPatience, type Member } from './ask-with-patience.ts'
import type { Clock } from './clock.ts'
import { type CallsMade, countCalls } from './count-calls.ts'
import type { ProviderName } from './provider.ts'
import type { Answer } from './read-answer.ts'
import { anthropicTiling, openaiTiling, type Tiling } from './tilings.ts'
import type { WeatherWatch } from './watch-weather.ts'
import type { Question } from './write-question.ts'

export type { CallsMade } from './count-calls.ts'

export interface Unavailable {
  outcome: 'unavailable'
  reason: 'no_provider' | 'keys_refused' | 'providers_down'
  retryAfterMs: number
  /** What was asked in vain: it may have cost something. */
  calls: CallsMade[]
}

/** `calls`: all that were made for the picture, retries too. */
export type PoolReply =
  | { outcome: 'answered'; answer: Answer; provider: ProviderName; model: string; calls: CallsMade[] }
  | { outcome: 'failed'; fault: PictureFault; calls: CallsMade[] }
  | Unavailable

export interface Asking {
  signal: AbortSignal
  /** Who share a key take turns by it: the job. */
  party: string
  /** Why an answer can't be delivered, in English for the model; empty: it can. */
  judge(answer: Answer): string[]
}

/** A question that can say what was wrong with the first answer. */
export type Askable = Question & { again?: (reasons: string[]) => Question }

/** The providers that a job may use, in the order to be asked. */
export interface ProviderPool {
  /** An answer that can't be delivered is asked for once more, with the reasons. */
  ask(question: Askable, jpeg: Buffer, asking: Asking): Promise<PoolReply>
  /** Why asking is useless now, if it is. */
  obstacle(): Unavailable | null
  /** Of the provider that would be asked first now. */
  tiling(): Tiling
}

interface ProviderPoolParts {
  members: Member[]
  /** Of these members together. */
  weather: WeatherWatch
  /** What a pool without members says: that its keys were refused, or that there are none. */
  areAllRefused: boolean
  timeoutMs: number
  clock: Clock
}

const operatorMs = 60_000
const passingMs = 10_000

/** A pool keeps nothing by itself: health and weather are handed in and outlive it. */
export function createProviderPool(parts: ProviderPoolParts): ProviderPool {
  const { members, weather, areAllRefused, timeoutMs, clock } = parts
  const usable = () => members.filter((member) => !member.isKeyRefused)

  function unavailable(calls: CallsMade[] = []): Unavailable {
    const because = (reason: Unavailable['reason'], retryAfterMs: number): Unavailable => ({
      outcome: 'unavailable',
      reason,
      retryAfterMs,
      calls,
    })
    if (members.length === 0 && !areAllRefused) return because('no_provider', operatorMs)
    if (usable().length === 0) return because('keys_refused', operatorMs)
    const pauses = usable().map((member) => member.pausedUntil - clock.now())
    return because('providers_down', Math.max(passingMs, Math.min(...pauses)))
  }

  return {
    obstacle: () =>
      usable().every((member) => member.pausedUntil - clock.now() > passingMs) ? unavailable() : null,

    tiling: () => (usable()[0]?.provider.name === 'openai' ? openaiTiling : anthropicTiling),

    async ask(question, jpeg, { signal, judge }) {
      const picture = {}
      const calls = countCalls()
      const failed = (code: PictureFaultCode): PoolReply => ({
        outcome: 'failed',
        fault: { code },
        calls: calls.made,
      })
      let asked: Askable = question
      let isSecond = false
      let isUnusable = false
      let mayBePicture = true
      const order = usable()
      while (order.length > 0) {
        const member = order.shift()!
        const onReply = (reply: Reply) => {
          calls.note(member.provider, reply.usage)
          if (reply.kind === 'trouble') weather.noteTrouble(picture)
          else if (reply.kind !== 'key_refused') weather.noteSuccess()
        }
        const reply = await askWithPatience(member, asked, jpeg, { clock, timeoutMs, signal, onReply })
        if (reply.kind === 'answer') {
          const reasons = judge(reply.answer)
          const { name, model } = member.provider
          if (reasons.length === 0)
            return { outcome: 'answered', answer: reply.answer, provider: name, model, calls: calls.made }
          if (isSecond) return failed('breaks_rules')
          asked = question.again?.(reasons) ?? question
          isSecond = true
          order.push(member)
          continue
        }
        if (reply.kind === 'refused') return failed('refused_by_ai')
        if (reply.kind === 'damaged') return failed('damaged')
        if (reply.kind === 'too_large') return failed('too_large_for_ai')
        isUnusable ||= reply.kind === 'unusable'
        mayBePicture &&= reply.kind !== 'trouble' || reply.mayBePicture
      }
      if (isUnusable) return failed('unusable_answer')
      if (usable().length > 0 && mayBePicture && weather.isOnlyThisPicture(picture))
        return failed('ai_unavailable')
      return unavailable(calls.made)
    },
  }
}
