import type { OnStep } from '#server/describing/time-step.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Returns a callback that adds each step of a picture to the metrics. */
export function observeSteps({ steps }: Pick<Metrics, 'steps'>): OnStep {
  return (step, seconds) => steps.observe({ step }, seconds)
}
