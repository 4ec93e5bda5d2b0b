import type { Move, Weather } from './key-health.ts'

/** Refusals within this time belong together. */
const togetherMs = 2_000
/**
 * So many refusals of calls that knew of the first one, long after it, show that it is not calls under way that are
 * limited. Long: all that were under way then have come back.
 */
const lateRefusalsThatTell = 3
const lateLatencies = 1.5
/** More than these together, and the pace is not known well enough. */
const mostPacedRefusals = 12
/** At a known pace more calls may be under way than there are on the average. */
const headroom = 1.25
const slower = 0.97
/** A limit that falls again within this time is no other limit, but hard to find. */
const newLimitMs = 60_000
const muchLess = 0.65
const slowFactor = 0.7

export interface Refused {
  /** Calls of all processes that were not refused. */
  underWay: number
  /** When the refused call was sent. */
  epoch: number
  /** How long an answer takes. */
  latencyMs: number
  /** What was taken on the average since the refusals before; null: too little is known. */
  taken: { callsPerSecond: number; underWay: number } | null
}

/**
 * A call was refused because of the rate: what is under way is what the provider takes. When calls that keep to that are
 * refused, too, the provider counts calls in a time: then no more are sent than it took before.
 */
export const cutLimit =
  ({ underWay, epoch, latencyMs, taken }: Refused): Move =>
  (weather, now) => {
    const hasGrown = weather.nextStep > 1 || !weather.isSettled
    const isFirst = hasGrown || now - weather.refusedAt > togetherMs
    const isAware = !isFirst && epoch >= weather.refusalEpoch
    const isLate = isAware && now - weather.firstRefusedAt >= latencyMs * lateLatencies
    const cut: Weather = { ...weather, ...(isFirst ? begin(weather, hasGrown, now) : goOn(weather, isLate)) }
    const next: Weather = {
      ...cut,
      epoch: weather.epoch + 1,
      refusalEpoch: isFirst ? weather.epoch + 1 : weather.refusalEpoch,
      isSettled: true,
      nextStep: 1,
      refusedAt: now,
      changedAt: now,
    }
    const isByPace = weather.isPaced || cut.lateRefusals >= lateRefusalsThatTell
    if (taken && isByPace && cut.hadGrown && cut.refusals <= mostPacedRefusals)
      return {
        ...next,
        limit: Math.ceil(headroom * Math.min(weather.limit, taken.underWay)),
        callsPerSecond: taken.callsPerSecond * slower,
        isPaced: true,
      }
    // What others have under way is known a little late: right after a growth that may be too few.
    const floor = cut.hadGrown && !isAware ? weather.stood : 1
    const limit = Math.min(weather.limit, Math.max(floor, underWay))
    return { ...next, limit, isPaced: false, ...judgeGrowth(next, weather.limit, limit, now) }
  }

function begin(weather: Weather, hadGrown: boolean, now: number): Partial<Weather> {
  const { limit, grewFrom, refusedProbes, lateRefusals, lateBefore } = weather
  return {
    firstRefusedAt: now,
    hadGrown,
    refusals: 1,
    // One time after the other adds up, until there is a time without.
    lateRefusals: lateRefusals > lateBefore ? lateRefusals : 0,
    lateBefore: lateRefusals > lateBefore ? lateRefusals : 0,
    refusedProbes: hadGrown ? refusedProbes : refusedProbes + 1,
    fellFrom: hadGrown ? grewFrom : limit,
  }
}

/** Growth that gained nothing is tried less often. A much lower limit is another one: nothing is known of it. */
function judgeGrowth(weather: Weather, before: number, after: number, now: number): Partial<Weather> {
  const { hadGrown, grewFrom, fellFrom, fellAt, refusedProbes } = weather
  if (after <= fellFrom * muchLess && now - fellAt > newLimitMs) return { fellAt: now, refusedProbes: 0 }
  const isInVain = hadGrown && before > grewFrom && after <= grewFrom
  return isInVain ? { refusedProbes: refusedProbes + 1 } : {}
}

function goOn({ hadGrown, refusals, lateRefusals }: Weather, isLate: boolean): Partial<Weather> {
  return {
    refusals: hadGrown ? refusals + 1 : refusals,
    lateRefusals: isLate ? lateRefusals + 1 : lateRefusals,
  }
}

/** The provider is too slow: less at once. Calls that were sent before the limit last changed say nothing new. */
export const slowDown =
  (epoch: number): Move =>
  (weather, now) =>
    weather.epoch === epoch
      ? {
          ...weather,
          limit: Math.max(1, Math.floor(weather.limit * slowFactor)),
          epoch: epoch + 1,
          isSettled: true,
          nextStep: 1,
          refusedProbes: 0,
          refusals: 1,
          refusedAt: now,
          changedAt: now,
        }
      : weather
