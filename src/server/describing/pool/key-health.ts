/**
 * What all processes know together of a provider's key. Times are milliseconds of the board's clock. It changes by moves
 * only: functions that make the next weather of one, or give it back if they come too late.
 */
export interface Weather {
  /** So many calls may be under way at once, in all processes. */
  limit: number
  /** Counts the changes of the limit. */
  epoch: number
  /** A refusal has shown about where the limit is: from then on it grows by probes. */
  isSettled: boolean
  /** The limit before it last grew: at that many calls nobody was refused. */
  stood: number
  /** By how much a settled limit grows next. More than 1: it has grown since the last refusal. */
  nextStep: number
  /** The limit before it began to grow from probe to probe. */
  grewFrom: number
  /** The limit before the refusals that came together, without what it had grown. */
  fellFrom: number
  /** When it was last much less than that. */
  fellAt: number
  /** Times in a row that growth gained nothing. */
  refusedProbes: number
  refusedAt: number
  /** Of the refusals that came together, the last time. */
  firstRefusedAt: number
  /** Refusals that came together, the last time, because the limit had grown; else 1. */
  refusals: number
  hadGrown: boolean
  /** Refusals of calls that knew of the first one and came long after it. */
  lateRefusals: number
  /** So many of these before the first one of the last time. */
  lateBefore: number
  /** Of calls that know of the first refusal. */
  refusalEpoch: number
  /** When it last changed for the better or the worse. */
  changedAt: number
  /** How fast calls may be sent, where refusals showed that it is this what counts. */
  callsPerSecond: number | null
  /** The last change was one of the pace. */
  isPaced: boolean
  pausedUntil: number
  /** Null: it is well. */
  downSince: number | null
  failedProbes: number
  /** Who asks whether it is back. */
  prober: string | null
  /** When it may next be asked whether it is back. */
  probeAt: number
}

export type Move = (weather: Weather, now: number) => Weather

export const fairWeather: Weather = {
  limit: 8,
  epoch: 0,
  isSettled: false,
  stood: 1,
  nextStep: 1,
  grewFrom: 0,
  fellFrom: 0,
  fellAt: 0,
  refusedProbes: 0,
  refusedAt: 0,
  firstRefusedAt: 0,
  refusals: 0,
  hadGrown: false,
  lateRefusals: 0,
  lateBefore: 0,
  refusalEpoch: 0,
  changedAt: 0,
  callsPerSecond: null,
  isPaced: false,
  pausedUntil: 0,
  downSince: null,
  failedProbes: 0,
  prober: null,
  probeAt: 0,
}

/** Nobody is asked before; a pause only gets longer. */
export const pauseUntil =
  (moment: number): Move =>
  (weather) =>
    moment > weather.pausedUntil ? { ...weather, pausedUntil: moment } : weather
