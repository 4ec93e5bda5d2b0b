import type { ConcurrencyLimit, RefusalBurst } from './concurrency-limit.ts'
import type { HealthChange } from './key-health.ts'
import type { Pacing } from './pacing.ts'

/** Refusals within this time belong together. */
const togetherMs = 2_000
/**
 * This many refusals of calls that were sent after the first refusal was known, and long after it, show that the provider does not limit
 * concurrent calls. Long: every call then in flight has returned.
 */
const lateRefusalsThatTell = 3
const lateLatencies = 1.5
/** With more than these in one burst, the pace is not known well enough. */
const mostPacedRefusals = 12
/** At a known pace more calls can be in flight than there are on average. */
const headroom = 1.25
const slower = 0.97
/** A limit that falls again within this time is the same limit, which is hard to find. */
const newLimitMs = 60_000
const muchLess = 0.65

export interface RefusedCall {
  /** Calls of all processes that were not refused. */
  underWay: number
  /** When the refused call was sent. */
  epoch: number
  /** How long an answer takes. */
  latencyMs: number
  /** What the provider accepted on average since the previous refusals; null: too little is known. */
  taken: { callsPerSecond: number; underWay: number } | null
}

/**
 * A call was refused because of the rate: takes what is in flight as the limit. If calls within that limit are refused, too, the provider
 * limits calls per time: then they are sent no faster than it accepted before. The limit of calls in flight can then rise, because the pace
 * is what limits.
 */
export const decreaseLimit =
  ({ underWay, epoch, latencyMs, taken }: RefusedCall): HealthChange =>
  (health, now) => {
    const before = health.concurrency
    const hasIncreased = before.increaseBy > 1 || !before.hasLeftSlowStart
    const isFirst = hasIncreased || now - before.lastBurst.lastAt > togetherMs
    const isAware = !isFirst && epoch >= before.lastBurst.epoch
    const isLate = isAware && now - before.lastBurst.firstAt >= latencyMs * lateLatencies
    const lastBurst = isFirst
      ? { firstAt: now, lastAt: now, count: 1, followedIncrease: hasIncreased, epoch: before.epoch + 1 }
      : continueBurst(before.lastBurst, now)
    const concurrency: ConcurrencyLimit = {
      ...before,
      ...(isFirst && noteBegin(before, hasIncreased)),
      epoch: before.epoch + 1,
      hasLeftSlowStart: true,
      increaseBy: 1,
      changedAt: now,
      lastBurst,
    }
    const pacing = isFirst ? carryOver(health.pacing) : countLate(health.pacing, isLate)
    const isByPace = pacing.isLimiting || pacing.lateRefusals >= lateRefusalsThatTell
    if (taken && isByPace && lastBurst.followedIncrease && lastBurst.count <= mostPacedRefusals)
      return {
        ...health,
        concurrency: { ...concurrency, limit: Math.ceil(headroom * Math.min(before.limit, taken.underWay)) },
        pacing: { ...pacing, callsPerSecond: taken.callsPerSecond * slower, isLimiting: true },
      }
    // What others have under way is known a little late: right after an increase that may be too few.
    const floor = lastBurst.followedIncrease && !isAware ? before.lastGoodLimit : 1
    const limit = Math.min(before.limit, Math.max(floor, underWay))
    return {
      ...health,
      concurrency: { ...concurrency, limit, ...judgeIncreases(concurrency, limit, now) },
      pacing: { ...pacing, isLimiting: false },
    }
  }

function continueBurst(burst: RefusalBurst, now: number): RefusalBurst {
  return { ...burst, lastAt: now, count: burst.followedIncrease ? burst.count + 1 : burst.count }
}

function noteBegin(
  { limit, limitBeforeIncreases, failedIncreases }: ConcurrencyLimit,
  hasIncreased: boolean,
): Partial<ConcurrencyLimit> {
  return {
    failedIncreases: hasIncreased ? failedIncreases : failedIncreases + 1,
    limitBeforeDecrease: hasIncreased ? limitBeforeIncreases : limit,
  }
}

/** Late refusals of consecutive bursts add up, until there is a burst without. */
function carryOver(pacing: Pacing): Pacing {
  const { lateRefusals, lateRefusalsBefore } = pacing
  const kept = lateRefusals > lateRefusalsBefore ? lateRefusals : 0
  return { ...pacing, lateRefusals: kept, lateRefusalsBefore: kept }
}

function countLate(pacing: Pacing, isLate: boolean): Pacing {
  return isLate ? { ...pacing, lateRefusals: pacing.lateRefusals + 1 } : pacing
}

/** Increases that gained nothing are tried less often. A much lower limit is another one: nothing is known of it. */
function judgeIncreases(before: ConcurrencyLimit, limit: number, now: number): Partial<ConcurrencyLimit> {
  const { limitBeforeIncreases, limitBeforeDecrease, farDecreasedAt, failedIncreases, lastBurst } = before
  if (limit <= limitBeforeDecrease * muchLess && now - farDecreasedAt > newLimitMs)
    return { farDecreasedAt: now, failedIncreases: 0 }
  const isInVain =
    lastBurst.followedIncrease && before.limit > limitBeforeIncreases && limit <= limitBeforeIncreases
  return isInVain ? { failedIncreases: failedIncreases + 1 } : {}
}
