import type { Move, Weather } from './weather.ts'

/** Refusals within this time belong together. */
const togetherMs = 2_000
/** So many refusals of calls that knew of the first one show that it is not calls under way that are limited. */
const lateRefusalsThatTell = 3
/** More than these together, and the pace is not known well enough. */
const mostPacedRefusals = 12
/** At a known pace more calls may be under way than there are on the average. */
const headroom = 1.25
const slower = 0.97
const slowFactor = 0.7

export interface Refused {
  /** Calls of all processes that were not refused. */
  underWay: number
  /** When the refused call was sent. */
  epoch: number
  /** What was taken on the average since the refusals before; null: too little is known. */
  taken: { callsPerSecond: number; underWay: number } | null
}

/**
 * A call was refused because of the rate: what is under way is what the provider takes. When calls that keep to that are
 * refused, too, the provider counts calls in a time: then no more are sent than it took before.
 */
export const cutLimit =
  ({ underWay, epoch, taken }: Refused): Move =>
  (weather, now) => {
    const hasGrown = weather.nextStep > 1 || !weather.isSettled
    const isFirst = hasGrown || now - weather.refusedAt > togetherMs
    const cut: Weather = { ...weather, ...(isFirst ? begin(weather, hasGrown) : goOn(weather, epoch)) }
    const isLate = cut.lateRefusals > weather.lateRefusals
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
        limit: Math.max(1, Math.min(weather.limit, Math.ceil(taken.underWay * headroom))),
        callsPerSecond: taken.callsPerSecond * slower,
        isPaced: true,
      }
    // What others have under way is known a little late: right after a growth that may be too few.
    const floor = cut.hadGrown && !isLate ? weather.stood : 1
    const limit = Math.min(weather.limit, Math.max(floor, underWay))
    // Less is taken than before it grew: that growth failed says nothing about the next one.
    const refusedProbes = limit < weather.stood ? 0 : next.refusedProbes
    return { ...next, limit, refusedProbes, isPaced: false }
  }

function begin({ nextStep, refusedProbes }: Weather, hadGrown: boolean): Partial<Weather> {
  const probes = nextStep === 2 ? refusedProbes + 1 : refusedProbes
  return { hadGrown, refusals: 1, lateRefusals: 0, refusedProbes: hadGrown ? probes : 0 }
}

function goOn({ hadGrown, refusals, lateRefusals, refusalEpoch }: Weather, epoch: number): Partial<Weather> {
  return {
    refusals: hadGrown ? refusals + 1 : refusals,
    lateRefusals: epoch >= refusalEpoch ? lateRefusals + 1 : lateRefusals,
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
