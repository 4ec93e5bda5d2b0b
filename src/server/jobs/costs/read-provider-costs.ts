import { sql } from 'drizzle-orm'
import { bookZone, type CostPeriod, type ModelCost } from '#contract/entities/provider-cost.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface ProviderCosts {
  /** The dearest first. */
  models: Omit<ModelCost, 'price'>[]
  /** Oldest first, without days or months in which nothing ended. */
  series: { from: string; costMicros: number }[]
}

const modelColumns = {
  provider: column.text,
  model: column.text,
  calls: column.number,
  inputTokens: column.number,
  cachedInputTokens: column.number,
  outputTokens: column.number,
  costMicros: column.number,
  unpricedCalls: column.number,
}

/** What the calls for jobs that ended within the period came to, by model, and by day or month. */
export async function readProviderCosts(
  db: Database,
  { from, to, unit }: CostPeriod,
): Promise<ProviderCosts> {
  const ended = sql`
    ended_at >= ${from}::date::timestamp at time zone ${bookZone}
    and ended_at < (${to}::date + 1)::timestamp at time zone ${bookZone}`
  const [models, series] = await Promise.all([
    readRows(
      db,
      modelColumns,
      sql`
      select provider, model, sum(calls) as calls, sum(input_tokens) as "inputTokens",
        sum(cached_input_tokens) as "cachedInputTokens", sum(output_tokens) as "outputTokens",
        sum(cost_micros) as "costMicros", sum(unpriced_calls) as "unpricedCalls"
      from provider_costs where ${ended}
      group by provider, model order by sum(cost_micros) desc, provider, model`,
    ),
    readRows(
      db,
      { from: column.text, costMicros: column.number },
      sql`
      select to_char(date_trunc(${unit}, ended_at at time zone ${bookZone}), 'YYYY-MM-DD') as "from",
        sum(cost_micros) as "costMicros"
      from provider_costs where ${ended} group by 1 order by 1`,
    ),
  ])
  return { models, series }
}
