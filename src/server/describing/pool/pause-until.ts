import type { HealthChange } from './key-health.ts'

/** Nobody is asked before; a pause only gets longer. */
export const pauseUntil =
  (moment: number): HealthChange =>
  (health) =>
    moment > health.pause.until ? { ...health, pause: { until: moment } } : health
