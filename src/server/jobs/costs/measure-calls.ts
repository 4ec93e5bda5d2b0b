import type { OnStep } from '#server/describing/time-step.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Adds the cost of calls, and the findings in their answers, to the metrics; pass each call once. */
export function measureCalls(
  {
    providerCost,
    providerUnpriced,
    repairs,
    breaches,
  }: Pick<Metrics, 'providerCost' | 'providerUnpriced' | 'repairs' | 'breaches'>,
  usage: readonly ModelUsage[],
): void {
  for (const { provider, calls, costMicros, found = [] } of usage) {
    if (costMicros === null) providerUnpriced.inc({ provider }, calls)
    else providerCost.inc({ provider }, costMicros / 1e6)
    for (const { rule, kind, answers } of found) {
      if (kind === 'repaired') repairs.inc({ repair: rule, provider }, answers)
      else breaches.inc({ rule, hard: String(kind === 'hard'), provider }, answers)
    }
  }
}

/** Returns a callback that adds each step of a picture to the metrics. */
export function observeSteps({ steps }: Pick<Metrics, 'steps'>): OnStep {
  return (step, seconds) => steps.observe({ step }, seconds)
}
