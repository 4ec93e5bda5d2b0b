/** How far calls are spaced out, for providers that limit calls per time and not calls in flight. */
export interface Pacing {
  /** Null: refusals have not shown that the rate is limited. */
  callsPerSecond: number | null
  /** Whether the pace was delaying calls when the limit last changed. */
  isLimiting: boolean
  /** Refusals of calls that knew of the first one of a burst and came long after it. */
  lateRefusals: number
  /** The number of these before the last burst. */
  lateRefusalsBefore: number
}

export const noPacing: Pacing = {
  callsPerSecond: null,
  isLimiting: false,
  lateRefusals: 0,
  lateRefusalsBefore: 0,
}
