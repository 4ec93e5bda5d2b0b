import type { Move, Weather } from './key-health.ts'

const firstProbeMs = 1_000
const longestProbeMs = 30_000
/** Whoever has nobody else to ask waits so long for the first probe. */
const suspenseMs = 5_000

/** Nobody is sent to the provider but one probe, after 1, 2, 4, … 30 s. */
export const openCircuit: Move = (weather, now) =>
  weather.downSince === null
    ? { ...weather, downSince: now, failedProbes: 0, prober: null, probeAt: now + firstProbeMs }
    : weather

/** It answered somebody. */
export const closeCircuit: Move = (weather) =>
  weather.downSince === null ? weather : { ...weather, downSince: null, failedProbes: 0, prober: null }

/** One asker at most is the prober; after `longestMs` without an outcome somebody else may be it. */
export const claimProbe =
  (prober: string, longestMs: number): Move =>
  (weather, now) =>
    isProbeDue(weather, now) ? { ...weather, prober, probeAt: now + longestMs } : weather

export const failProbe =
  (prober: string): Move =>
  (weather, now) => {
    if (weather.prober !== prober) return weather
    const failedProbes = weather.failedProbes + 1
    const waitMs = Math.min(longestProbeMs, firstProbeMs * 2 ** failedProbes)
    return { ...weather, failedProbes, prober: null, probeAt: now + waitMs }
  }

/** The probe was given up before anybody answered: the next one may try at once. */
export const dropProbe =
  (prober: string): Move =>
  (weather, now) =>
    weather.prober === prober ? { ...weather, prober: null, probeAt: now } : weather

export function isProbeDue(weather: Weather, now: number): boolean {
  return weather.downSince !== null && probeMsLeft(weather, now) <= 0
}

/** A pause that the provider asked for holds for probes, too. */
export function probeMsLeft({ probeAt, pausedUntil }: Weather, now: number): number {
  return Math.max(probeAt, pausedUntil) - now
}

/** It has only just gone down: perhaps it is back before anybody need know. */
export function isInSuspense({ downSince, failedProbes }: Weather, now: number): boolean {
  return downSince !== null && failedProbes === 0 && now < downSince + suspenseMs
}

export function suspenseMsLeft({ downSince }: Weather, now: number): number {
  return (downSince ?? now) + suspenseMs - now
}
