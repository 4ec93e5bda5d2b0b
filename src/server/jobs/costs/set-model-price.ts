import { sql } from 'drizzle-orm'
import type { SetModelPriceInput } from '#contract/entities/provider-cost.ts'
import type { Database } from '#server/platform/open-database.ts'
import { modelPrices } from './costs.tables.ts'

/** Sets what a model costs from now on. What calls were counted at before stays. */
export async function setModelPrice(db: Database, input: SetModelPriceInput): Promise<void> {
  const { provider, model, ...cents } = input
  await db
    .insert(modelPrices)
    .values({ provider, model, ...cents })
    .onConflictDoUpdate({
      target: [modelPrices.provider, modelPrices.model],
      set: { ...cents, changedAt: sql`now()` },
    })
}
