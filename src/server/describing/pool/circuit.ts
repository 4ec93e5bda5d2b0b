/** The circuit breaker of a key: closed, calls go through; open, none does; half-open, one does, the probe. */
export interface Circuit {
  /** Null: it is closed. */
  openSince: number | null
  failedProbes: number
  /** Set: it is half-open, and this is whose call is the probe. */
  probeHolder: string | null
  /** When a probe may next be sent. */
  nextProbeAt: number
  /** Set: it opened because the server turned questions down, and this is what it said, cleaned for people. */
  refusal: string | null
}

export const closedCircuit: Circuit = {
  openSince: null,
  failedProbes: 0,
  probeHolder: null,
  nextProbeAt: 0,
  refusal: null,
}
