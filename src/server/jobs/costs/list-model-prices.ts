import type { ProviderName } from '#contract/providers.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'

const columns = {
  provider: column.asStored<ProviderName>(),
  model: column.text,
  inputCents: column.number,
  cachedInputCents: column.number,
  outputCents: column.number,
  changedAt: column.asStored<Date>(),
}

const statement = {
  name: 'list-model-prices',
  text: `select provider, model, input_cents as "inputCents", cached_input_cents as "cachedInputCents",
    output_cents as "outputCents", changed_at as "changedAt" from model_prices order by provider, model`,
}

export type ModelPrice = RowOf<typeof columns>
export type ModelPrices = readonly ModelPrice[]

/** Current prices in cents per million tokens: a handful of rows, cheap enough to read for each chunk. */
export async function listModelPrices(db: Database | Transaction): Promise<ModelPrices> {
  return await queryRows(clientOf(db), columns, statement)
}
