import type { OnStep } from '#server/describing/time-step.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Puts each step that a picture took into the metrics. */
export function observeSteps({ steps }: Pick<Metrics, 'steps'>): OnStep {
  return (step, seconds) => steps.observe({ step }, seconds)
}
