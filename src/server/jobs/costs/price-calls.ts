import type { CallsMade } from '#server/describing/pool/create-provider-pool.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import { costOfUsage } from './cost-of-usage.ts'
import type { ModelPrice } from './list-model-prices.ts'

/** The calls of one image with their cost at these prices and the findings in their answers. */
export function priceCalls(prices: readonly ModelPrice[], made: CallsMade[]): ModelUsage[] {
  return made.map(({ provider, model, calls, usage, found }) => ({
    provider,
    model,
    calls,
    ...usage,
    costMicros: costOfUsage(prices, { provider, model, ...usage }),
    ...(found && { found }),
  }))
}
