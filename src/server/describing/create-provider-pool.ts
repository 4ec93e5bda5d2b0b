import type { PictureFault } from '#contract/picture-faults.ts'
import type { Reply } from './ask-provider.ts'
import { askWithPatience, type Member } from './ask-with-patience.ts'
import type { Clock } from './clock.ts'
import type { ProviderName, Usage } from './provider.ts'
import type { Answer } from './read-answer.ts'
import type { WeatherWatch } from './watch-weather.ts'
import type { Question } from './write-question.ts'

export interface Unavailable {
  outcome: 'unavailable'
  reason: 'no_provider' | 'keys_refused' | 'providers_down'
  retryAfterMs: number
}

export type PoolReply =
  | { outcome: 'answered'; answer: Answer; provider: ProviderName; model: string; usage: Usage }
  | { outcome: 'failed'; fault: PictureFault; usage: Usage }
  | Unavailable

/** The providers that a job may use, in the order to be asked. */
export interface ProviderPool {
  ask(question: Question, jpeg: Buffer, signal: AbortSignal): Promise<PoolReply>
  /** Why asking is useless now, if it is. */
  obstacle(): Unavailable | null
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

  function unavailable(): Unavailable {
    if (members.length === 0 && !areAllRefused)
      return { outcome: 'unavailable', reason: 'no_provider', retryAfterMs: operatorMs }
    if (usable().length === 0)
      return { outcome: 'unavailable', reason: 'keys_refused', retryAfterMs: operatorMs }
    const pauses = usable().map((member) => member.pausedUntil - clock.now())
    const retryAfterMs = Math.max(passingMs, Math.min(...pauses))
    return { outcome: 'unavailable', reason: 'providers_down', retryAfterMs }
  }

  return {
    obstacle: () =>
      usable().every((member) => member.pausedUntil - clock.now() > passingMs) ? unavailable() : null,

    async ask(question, jpeg, signal) {
      const picture = {}
      const usage: Usage = { inputTokens: 0, outputTokens: 0 }
      const failed = (code: PictureFault['code']): PoolReply => ({
        outcome: 'failed',
        fault: { code },
        usage,
      })
      const onReply = (reply: Reply) => {
        usage.inputTokens += reply.usage.inputTokens
        usage.outputTokens += reply.usage.outputTokens
        if (reply.kind === 'trouble') weather.noteTrouble(picture)
        else if (reply.kind !== 'key_refused') weather.noteSuccess()
      }
      let isUnusable = false
      let mayBePicture = true
      for (const member of usable()) {
        const { name, model } = member.provider
        const patience = { clock, timeoutMs, signal, onReply }
        const reply = await askWithPatience(member, question, jpeg, patience)
        if (reply.kind === 'answer') {
          return { outcome: 'answered', answer: reply.answer, provider: name, model, usage }
        }
        if (reply.kind === 'refused') return failed('refused_by_ai')
        if (reply.kind === 'damaged') return failed('damaged')
        isUnusable ||= reply.kind === 'unusable'
        mayBePicture &&= reply.kind !== 'trouble' || reply.mayBePicture
      }
      if (isUnusable) return failed('unusable_answer')
      if (usable().length > 0 && mayBePicture && weather.isOnlyThisPicture(picture))
        return failed('ai_unavailable')
      return unavailable()
    },
  }
}
