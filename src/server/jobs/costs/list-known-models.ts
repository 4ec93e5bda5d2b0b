import { sql } from 'drizzle-orm'
import type { KnownModel } from '#contract/entities/provider-cost.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { findTokenPrices } from './find-token-prices.ts'
import { listModelPrices } from './list-model-prices.ts'

type Model = Pick<KnownModel, 'provider' | 'model'>

/** The configured models in their order, then, by name, the others that have a price or were ever called. */
export async function listKnownModels(db: Database, configured: readonly Model[]): Promise<KnownModel[]> {
  const [prices, used] = await Promise.all([
    listModelPrices(db),
    readRows(
      db,
      { provider: column.asStored<Model['provider']>(), model: column.text },
      sql`select distinct provider, model from provider_costs`,
    ),
  ])
  const others = [...prices, ...used].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  const models = new Map([...configured, ...others].map((model) => [nameOf(model), model]))
  return [...models].map(([name, { provider, model }]) => ({
    provider,
    model,
    isConfigured: configured.some((known) => nameOf(known) === name),
    price: findTokenPrices(prices, { provider, model }),
    changedAt: prices.find((price) => nameOf(price) === name)?.changedAt.toISOString() ?? null,
  }))
}

function nameOf({ provider, model }: Model): string {
  return `${provider} ${model}`
}
