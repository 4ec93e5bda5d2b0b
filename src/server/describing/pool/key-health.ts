import { type Circuit, closedCircuit } from './circuit.ts'
import { type ConcurrencyLimit, initialLimit } from './concurrency-limit.ts'
import { type Control, noControl } from './control.ts'
import { noPacing, type Pacing } from './pacing.ts'

/** What a provider asked for by `Retry-After`. */
interface Pause {
  until: number
}

const noPause: Pause = { until: 0 }

/** What all processes know together of a provider's key. Times are milliseconds of the store's clock. */
export interface KeyHealth {
  concurrency: ConcurrencyLimit
  pacing: Pacing
  circuit: Circuit
  pause: Pause
  control: Control
}

/** Returns the next state, or the given one if the change comes too late. Health changes by such pure functions only. */
export type HealthChange = (health: KeyHealth, now: number) => KeyHealth

export const initialHealth: KeyHealth = {
  concurrency: initialLimit,
  pacing: noPacing,
  circuit: closedCircuit,
  pause: noPause,
  control: noControl,
}

/** As a process of another version may have stored it. */
export type StoredHealth = { [Name in keyof KeyHealth]?: Partial<KeyHealth[Name]> }

/** Fills in what the version that wrote it did not know. */
export function completeHealth(stored: StoredHealth | null | undefined): KeyHealth {
  const lastBurst = { ...initialLimit.lastBurst, ...stored?.concurrency?.lastBurst }
  return {
    concurrency: { ...initialLimit, ...stored?.concurrency, lastBurst },
    pacing: { ...noPacing, ...stored?.pacing },
    circuit: { ...closedCircuit, ...stored?.circuit },
    pause: { ...noPause, ...stored?.pause },
    control: { ...noControl, ...stored?.control },
  }
}
