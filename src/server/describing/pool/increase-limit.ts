import type { HealthChange, KeyHealth } from './key-health.ts'

const mostCalls = 512
const firstProbeMs = 2_000
const longestFirstProbeMs = 10_000
/** Each probe costs a refusal, so this many calls must succeed before it. */
const callsPerRefusal = 170
/** With few calls, the time waited instead; starts here and doubles with each refused probe. */
const fewCallsMs = 5_000
const mostRefusals = 4
/** While a bucket still has a reserve, it hides that the pace is too fast. */
const pacedStepMs = 10_000
const pacedStep = 0.05

/** Whether the limit can be increased. `answered`: calls of all processes since the last change of the limit or refusal. */
export function isIncreaseDue({ concurrency, pacing }: KeyHealth, now: number, answered: number): boolean {
  const { limit, hasLeftSlowStart, increaseBy, failedIncreases, lastBurst, changedAt } = concurrency
  if (increaseBy > 1 && pacing.isLimiting) return now - changedAt >= pacedStepMs
  if (answered < limit) return false
  if (!hasLeftSlowStart || increaseBy > 1) return true
  const sinceMs = now - lastBurst.lastAt
  const waitMs = Math.min(longestFirstProbeMs, firstProbeMs * 1.5 ** failedIncreases)
  if (sinceMs < waitMs) return false
  if (answered >= callsPerRefusal * Math.min(mostRefusals, lastBurst.count)) return true
  return !pacing.isLimiting && sinceMs >= fewCallsMs * 2 ** failedIncreases
}

/**
 * Doubles until the first refusal; then a careful step and, if no call was refused at it, steps that double. `isPaced`: the pace
 * delays calls. Only the first process that saw the limit at `epoch` changes it.
 */
export const increaseLimit =
  (epoch: number, isPaced: boolean): HealthChange =>
  (health, now) => {
    const { concurrency, pacing } = health
    const { limit, hasLeftSlowStart, increaseBy } = concurrency
    if (concurrency.epoch !== epoch || limit >= mostCalls) return health
    const step = isPaced ? Math.ceil(limit * pacedStep * increaseBy) : increaseBy
    const increased = Math.min(mostCalls, hasLeftSlowStart ? limit + step : limit * 2)
    const faster = isPaced ? 1 + pacedStep * increaseBy : increased / limit
    return {
      ...health,
      concurrency: {
        ...concurrency,
        limit: increased,
        lastGoodLimit: limit,
        limitBeforeIncreases: hasLeftSlowStart && increaseBy === 1 ? limit : concurrency.limitBeforeIncreases,
        epoch: epoch + 1,
        increaseBy: hasLeftSlowStart ? increaseBy * 2 : 1,
        changedAt: now,
      },
      pacing: {
        ...pacing,
        callsPerSecond: pacing.callsPerSecond && pacing.callsPerSecond * faster,
        isLimiting: isPaced,
      },
    }
  }
