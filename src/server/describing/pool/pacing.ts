/** How far calls are kept apart in time: where a provider counts calls of a time, not those under way. */
export interface Pacing {
  /** Null: refusals have not shown that this is what counts. */
  callsPerSecond: number | null
  /** When the limit last changed, it was the pace that held calls up. */
  isLimiting: boolean
  /** Refusals of calls that knew of the first one of a burst and came long after it. */
  lateRefusals: number
  /** So many of these before the last burst. */
  lateRefusalsBefore: number
}

export const noPacing: Pacing = {
  callsPerSecond: null,
  isLimiting: false,
  lateRefusals: 0,
  lateRefusalsBefore: 0,
}
