import type { Move, Weather } from './key-health.ts'

const mostCalls = 512
const firstProbeMs = 2_000
const longestFirstProbeMs = 10_000
/** A probe costs a refusal: so many calls go well for each. */
const callsPerRefusal = 170
/** Where few calls are made, the wait for so many doubles with each refused probe, from here. */
const fewCallsMs = 5_000
const mostRefusals = 4
/** What a bucket has left hides for a while that the pace is too fast. */
const pacedStepMs = 10_000
const pacedStep = 0.05

/** Is it time for more? `answered`: calls of all processes since the limit changed or somebody was refused. */
export function isGrowthDue(weather: Weather, now: number, answered: number): boolean {
  const { limit, isSettled, nextStep, refusedAt, refusedProbes, refusals, isPaced, changedAt } = weather
  if (nextStep > 1 && isPaced) return now - changedAt >= pacedStepMs
  if (answered < limit) return false
  if (!isSettled || nextStep > 1) return true
  const sinceMs = now - refusedAt
  const waitMs = Math.min(longestFirstProbeMs, firstProbeMs * 1.5 ** refusedProbes)
  if (sinceMs < waitMs) return false
  if (answered >= callsPerRefusal * Math.min(mostRefusals, refusals)) return true
  return !isPaced && sinceMs >= fewCallsMs * 2 ** refusedProbes
}

/**
 * Doubles until the first refusal; then a careful step, and when nobody was refused at it, steps that double. `isPaced`:
 * it is the pace that holds calls up. Only the first who saw the limit at `epoch` changes it.
 */
export const growLimit =
  (epoch: number, isPaced: boolean): Move =>
  (weather, now) => {
    const { limit, isSettled, nextStep, callsPerSecond } = weather
    if (weather.epoch !== epoch || limit >= mostCalls) return weather
    const step = isPaced ? Math.ceil(limit * pacedStep * nextStep) : nextStep
    const grown = Math.min(mostCalls, isSettled ? limit + step : limit * 2)
    const faster = isPaced ? 1 + pacedStep * nextStep : grown / limit
    return {
      ...weather,
      limit: grown,
      stood: limit,
      grewFrom: isSettled && nextStep === 1 ? limit : weather.grewFrom,
      epoch: epoch + 1,
      nextStep: isSettled ? nextStep * 2 : 1,
      changedAt: now,
      callsPerSecond: callsPerSecond && callsPerSecond * faster,
      isPaced,
    }
  }
