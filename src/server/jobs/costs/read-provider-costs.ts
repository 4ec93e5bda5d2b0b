import { sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import type { ModelCost } from '#contract/entities/provider-cost.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

export interface ProviderCosts {
  /** Most expensive first. */
  models: Omit<ModelCost, 'price'>[]
  /** Oldest first; days or months in which no job ended are omitted. */
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

/** The cost of the calls for jobs that ended within the period, by model, and by day or month. */
export async function readProviderCosts(db: Database, period: BookPeriod): Promise<ProviderCosts> {
  const { contains, unitOf } = bookPeriodInSql(period)
  const endedAt = sql`ended_at`
  const [models, series] = await Promise.all([
    readRows(
      db,
      modelColumns,
      sql`
      select provider, model, sum(calls) as calls, sum(input_tokens) as "inputTokens",
        sum(cached_input_tokens) as "cachedInputTokens", sum(output_tokens) as "outputTokens",
        sum(cost_micros) as "costMicros", sum(unpriced_calls) as "unpricedCalls"
      from provider_costs where ${contains(endedAt)}
      group by provider, model order by sum(cost_micros) desc, provider, model`,
    ),
    readRows(
      db,
      { from: column.text, costMicros: column.number },
      sql`
      select ${unitOf(endedAt)} as "from", sum(cost_micros) as "costMicros"
      from provider_costs where ${contains(endedAt)} group by 1 order by 1`,
    ),
  ])
  return { models, series }
}
