import type { HealthChange } from './key-health.ts'

/** The key is used for no call before this moment; a pause only gets longer. */
export const pauseUntil =
  (moment: number): HealthChange =>
  (health) =>
    moment > health.pause.until ? { ...health, pause: { until: moment } } : health
