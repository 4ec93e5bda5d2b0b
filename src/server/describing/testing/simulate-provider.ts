import Anthropic from '@anthropic-ai/sdk'
import type { Provider, ProviderSettings } from '#server/describing/providers/provider.ts'
import type { Allowance } from '#server/describing/providers/read-allowance.ts'
import type { VirtualClock } from './create-virtual-clock.ts'
import { answerText } from './simulate-workers.ts'

/** What a simulated provider does with a call when it comes. */
export interface SimulatedBehaviour {
  /** The status of an error, at once; null: it is taken. `underWay`: calls that it works on. */
  refuse(underWay: number): number | null
  allowance?(): Allowance
}

const errorMs = 30

/** Answers after 0.8 to 1.5 s of virtual time, unless it refuses. */
export function simulateProvider(clock: VirtualClock, { refuse, allowance }: SimulatedBehaviour) {
  const calls: Array<{ at: number; status: number }> = []
  const random = createRandom()
  let underWay = 0
  let changedAt = 0
  let area = 0
  const change = (by: number) => {
    area += underWay * (clock.now() - changedAt)
    changedAt = clock.now()
    underWay += by
  }

  const connect = ({ name, model }: ProviderSettings): Provider => ({
    name,
    model,
    features: [],
    async findModel() {},
    async complete(_question, _jpeg, signal) {
      const status = refuse(underWay)
      calls.push({ at: clock.now(), status: status ?? 200 })
      if (status !== null) {
        await clock.sleep(errorMs, signal)
        throw Anthropic.APIError.generate(status, undefined, 'no', new Headers())
      }
      change(+1)
      await clock.sleep(800 + 700 * random(), signal).finally(() => change(-1))
      return {
        text: answerText,
        stop: 'complete',
        usage: { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 200 },
        allowance: allowance?.() ?? null,
      }
    },
  })

  /** Runs until then, and says what happened on the way. */
  async function watchUntil(endMs: number) {
    const start = clock.now()
    change(0)
    const before = { area, calls: calls.length }
    await clock.runUntil(endMs)
    change(0)
    const among = calls.slice(before.calls)
    const refused = among.filter(({ status }) => status !== 200).length
    return {
      meanUnderWay: (area - before.area) / (endMs - start),
      takenPerSecond: ((among.length - refused) * 1000) / (endMs - start),
      refusedPart: refused / among.length,
    }
  }

  return { connect, calls, watchUntil }
}

/** The same in each run. */
function createRandom() {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
