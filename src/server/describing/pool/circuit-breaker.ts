import type { Circuit } from './circuit.ts'
import type { HealthChange, KeyHealth } from './key-health.ts'

const firstProbeAfterMs = 1_000
const longestBetweenProbesMs = 30_000
/** A call that has no other provider to ask waits so long for the first probe. */
const firstProbeGraceMs = 5_000

const change = (health: KeyHealth, changed: Partial<Circuit>): KeyHealth => ({
  ...health,
  circuit: { ...health.circuit, ...changed },
})

/** From now on the provider is sent no call but one probe at a time, after 1, 2, 4, … 30 s. */
export const openCircuit: HealthChange = (health, now) => openCircuitFor(null)(health, now)

/** The same, because of what the server said, or else of troubles that say nothing. */
export const openCircuitFor =
  (refusal: string | null): HealthChange =>
  (health, now) =>
    health.circuit.openSince === null
      ? change(health, {
          refusal,
          openSince: now,
          failedProbes: 0,
          probeHolder: null,
          nextProbeAt: now + firstProbeAfterMs,
        })
      : health

/** The provider answered a call, whichever process sent it. */
export const closeCircuit: HealthChange = (health) =>
  health.circuit.openSince === null
    ? health
    : change(health, { openSince: null, failedProbes: 0, probeHolder: null, refusal: null })

/** One call at most is the probe; after `longestMs` without an outcome another one may be it. */
export const claimHalfOpenProbe =
  (probeHolder: string, longestMs: number): HealthChange =>
  (health, now) =>
    isProbeDue(health, now) ? change(health, { probeHolder, nextProbeAt: now + longestMs }) : health

export const failHalfOpenProbe =
  (probeHolder: string): HealthChange =>
  (health, now) => {
    if (health.circuit.probeHolder !== probeHolder) return health
    const failedProbes = health.circuit.failedProbes + 1
    const waitMs = Math.min(longestBetweenProbesMs, firstProbeAfterMs * 2 ** failedProbes)
    return change(health, { failedProbes, probeHolder: null, nextProbeAt: now + waitMs })
  }

/** The probe was given up before an answer came: another call may be it at once. */
export const releaseHalfOpenProbe =
  (probeHolder: string): HealthChange =>
  (health, now) =>
    health.circuit.probeHolder === probeHolder
      ? change(health, { probeHolder: null, nextProbeAt: now })
      : health

export function isProbeDue(health: KeyHealth, now: number): boolean {
  return health.circuit.openSince !== null && probeMsLeft(health, now) <= 0
}

/** A pause that the provider asked for holds for probes, too. */
export function probeMsLeft({ circuit, pause }: KeyHealth, now: number): number {
  return Math.max(circuit.nextProbeAt, pause.until) - now
}

/** Perhaps the provider is back before a caller has to hear that it was down. */
export function hasJustOpened({ circuit: { openSince, failedProbes } }: KeyHealth, now: number): boolean {
  return openSince !== null && failedProbes === 0 && now < openSince + firstProbeGraceMs
}

export function firstProbeGraceMsLeft({ circuit: { openSince } }: KeyHealth, now: number): number {
  return (openSince ?? now) + firstProbeGraceMs - now
}
