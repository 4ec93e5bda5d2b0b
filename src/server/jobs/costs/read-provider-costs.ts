import { sql } from 'drizzle-orm'
import { bookZone, type CostPeriod, type ModelCost } from '#contract/entities/provider-cost.ts'
import type { Database } from '#server/platform/open-database.ts'

export interface ProviderCosts {
  /** The dearest first. */
  models: Omit<ModelCost, 'price'>[]
  /** Oldest first, without days or months in which nothing ended. */
  series: { from: string; costMicros: number }[]
}

/** What the calls for jobs that ended within the period came to, by model, and by day or month. */
export async function readProviderCosts(
  db: Database,
  { from, to, unit }: CostPeriod,
): Promise<ProviderCosts> {
  const ended = sql`
    ended_at >= ${from}::date::timestamp at time zone ${bookZone}
    and ended_at < (${to}::date + 1)::timestamp at time zone ${bookZone}`
  // bigint sums are numeric, which the driver hands over as text; each stays within what a number holds exactly.
  const [byModel, byUnit] = await Promise.all([
    db.execute<Record<keyof ProviderCosts['models'][number], string>>(sql`
      select provider, model, sum(calls) as calls, sum(input_tokens) as "inputTokens",
        sum(cached_input_tokens) as "cachedInputTokens", sum(output_tokens) as "outputTokens",
        sum(cost_micros) as "costMicros", sum(unpriced_calls) as "unpricedCalls"
      from provider_costs where ${ended}
      group by provider, model order by sum(cost_micros) desc, provider, model`),
    db.execute<{ from: string; costMicros: string }>(sql`
      select to_char(date_trunc(${unit}, ended_at at time zone ${bookZone}), 'YYYY-MM-DD') as "from",
        sum(cost_micros) as "costMicros"
      from provider_costs where ${ended} group by 1 order by 1`),
  ])
  return {
    models: byModel.rows.map(({ provider, model, ...counted }) => ({
      provider,
      model,
      calls: Number(counted.calls),
      inputTokens: Number(counted.inputTokens),
      cachedInputTokens: Number(counted.cachedInputTokens),
      outputTokens: Number(counted.outputTokens),
      costMicros: Number(counted.costMicros),
      unpricedCalls: Number(counted.unpricedCalls),
    })),
    series: byUnit.rows.map((row) => ({ from: row.from, costMicros: Number(row.costMicros) })),
  }
}
