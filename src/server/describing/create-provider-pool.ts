import type { PictureFault } from '#contract/picture-faults.ts'
import type { Reply } from './ask-provider.ts'
import { askWithPatience, type Member } from './ask-with-patience.ts'
import { type Clock, realClock } from './clock.ts'
import { connectAnthropic } from './connect-anthropic.ts'
import { connectOpenai } from './connect-openai.ts'
import type { Provider, ProviderName, ProviderSettings, Usage } from './provider.ts'
import type { Answer } from './read-answer.ts'
import { watchWeather } from './watch-weather.ts'
import type { Question } from './write-question.ts'

export type { ProviderName, ProviderSettings } from './provider.ts'

export interface Unavailable {
  outcome: 'unavailable'
  reason: 'no_provider' | 'keys_refused' | 'providers_down'
  retryAfterMs: number
}

export type PoolReply =
  | { outcome: 'answered'; answer: Answer; provider: ProviderName; model: string; usage: Usage }
  | { outcome: 'failed'; fault: PictureFault; usage: Usage }
  | Unavailable

/** The providers that a job may use, in the order to be asked, and what is known of their health. */
export interface ProviderPool {
  ask(question: Question, jpeg: Buffer, signal: AbortSignal): Promise<PoolReply>
  /** Why asking is useless now, if it is. */
  obstacle(): Unavailable | null
  /** Whose key was refused since the pool was made; they are not asked again. */
  refusedProviders(): ProviderName[]
}

export interface ProviderPoolOptions {
  providers: ProviderSettings[]
  timeoutMs: number
  clock?: Clock
}

const connect = { anthropic: connectAnthropic, openai: connectOpenai }
const operatorMs = 60_000
const passingMs = 10_000

/**
 * Makes the pool. A refused key is remembered until the pool is made anew, so share one pool among all pictures
 * that use the same keys.
 */
export function createProviderPool(options: ProviderPoolOptions): ProviderPool {
  const members = options.providers.map((settings): Member => {
    const provider: Provider = connect[settings.name](settings, options.timeoutMs)
    return { provider, isKeyRefused: false, pausedUntil: 0 }
  })
  const clock = options.clock ?? realClock
  const weather = watchWeather(clock)
  const usable = () => members.filter((member) => !member.isKeyRefused)

  function unavailable(): Unavailable {
    if (members.length === 0)
      return { outcome: 'unavailable', reason: 'no_provider', retryAfterMs: operatorMs }
    if (usable().length === 0)
      return { outcome: 'unavailable', reason: 'keys_refused', retryAfterMs: operatorMs }
    const pauses = usable().map((member) => member.pausedUntil - clock.now())
    const retryAfterMs = Math.max(passingMs, Math.min(...pauses))
    return { outcome: 'unavailable', reason: 'providers_down', retryAfterMs }
  }

  return {
    refusedProviders: () =>
      members.filter((member) => member.isKeyRefused).map(({ provider }) => provider.name),
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
        const patience = { clock, timeoutMs: options.timeoutMs, signal, onReply }
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
