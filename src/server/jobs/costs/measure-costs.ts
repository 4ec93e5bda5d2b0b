import type { ModelUsage } from '#server/jobs/jobs.tables.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Puts what calls cost into the metrics; to be handed each call once. */
export function measureCosts(
  { providerCost, providerUnpriced }: Pick<Metrics, 'providerCost' | 'providerUnpriced'>,
  usage: readonly ModelUsage[],
): void {
  for (const { provider, calls, costMicros } of usage) {
    if (costMicros === null) providerUnpriced.inc({ provider }, calls)
    else providerCost.inc({ provider }, costMicros / 1e6)
  }
}
