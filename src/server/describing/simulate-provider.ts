import Anthropic from '@anthropic-ai/sdk'
import type { VirtualClock } from './create-virtual-clock.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import type { Allowance } from './read-allowance.ts'

/** What a simulated provider does with a call when it comes; a status is an error. */
export interface SimulatedBehaviour {
  latencyMs: () => number
  /** Null: it is taken. */
  refuse(underWay: number): number | null
  refusalMs: number
  allowance?(): Allowance
}

export interface CallRecord {
  at: number
  status: number
}

/** A provider as a plain function of the virtual time, with a hidden limit of whatever kind. */
export function simulateProvider(clock: VirtualClock, behaviour: SimulatedBehaviour, answer: string) {
  const calls: CallRecord[] = []
  let underWay = 0
  let changedAt = clock.now()
  let area = 0
  const change = (by: number) => {
    area += underWay * (clock.now() - changedAt)
    changedAt = clock.now()
    underWay += by
  }

  const connect = ({ name, model }: ProviderSettings): Provider => ({
    name,
    model,
    async findModel() {},
    async complete(_question, _jpeg, signal) {
      const status = behaviour.refuse(underWay)
      calls.push({ at: clock.now(), status: status ?? 200 })
      if (status !== null) {
        await clock.sleep(behaviour.refusalMs, signal)
        throw Anthropic.APIError.generate(status, undefined, 'no', new Headers())
      }
      change(+1)
      try {
        await clock.sleep(behaviour.latencyMs(), signal)
      } finally {
        change(-1)
      }
      const usage = { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 200 }
      return { text: answer, stop: 'complete', usage, allowance: behaviour.allowance?.() ?? null }
    },
  })

  return {
    connect,
    calls,
    /** The sum of calls under way over time so far: the mean between two moments is a difference over a time. */
    area() {
      change(0)
      return area
    },
    refusedBetween(from: number, to: number) {
      const among = calls.filter(({ at }) => at >= from && at < to)
      return { calls: among.length, refused: among.filter(({ status }) => status !== 200).length }
    },
  }
}
