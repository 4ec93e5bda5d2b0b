import type { BookPeriod } from '#contract/entities/book-period.ts'
import type { CostOfUnit, Costs } from '#contract/entities/provider-cost.ts'
import { readRevenue } from '#server/credits/read-revenue.ts'
import { findTokenPrices } from '#server/jobs/costs/find-token-prices.ts'
import { listModelPrices } from '#server/jobs/costs/list-model-prices.ts'
import { readProviderCosts } from '#server/jobs/costs/read-provider-costs.ts'
import { readTextFindings } from '#server/jobs/costs/read-text-findings.ts'
import type { Database } from '#server/platform/open-database.ts'

const microsPerCent = 10_000

/** Revenue and provider cost of the jobs that ended within the period, and the findings in their answers. */
export async function readCosts(db: Database, period: BookPeriod): Promise<Costs> {
  const [revenue, cost, prices, findings] = await Promise.all([
    readRevenue(db, period),
    readProviderCosts(db, period),
    listModelPrices(db),
    readTextFindings(db, period),
  ])
  const models = cost.models.map((used) => ({ ...used, price: findTokenPrices(prices, used) }))
  const revenueCents = sum(revenue, ({ cents }) => cents)
  const costMicros = sum(models, (model) => model.costMicros)
  return {
    ...period,
    revenueCents,
    chargedImages: sum(revenue, ({ images }) => images),
    costMicros,
    marginMicros: revenueCents * microsPerCent - costMicros,
    calls: sum(models, ({ calls }) => calls),
    inputTokens: sum(models, ({ inputTokens }) => inputTokens),
    cachedInputTokens: sum(models, ({ cachedInputTokens }) => cachedInputTokens),
    outputTokens: sum(models, ({ outputTokens }) => outputTokens),
    unpricedCalls: sum(models, ({ unpricedCalls }) => unpricedCalls),
    models,
    series: joinSeries(revenue, cost.series),
    findings,
  }
}

function joinSeries(
  revenue: readonly { from: string; cents: number }[],
  cost: readonly { from: string; costMicros: number }[],
): CostOfUnit[] {
  const revenueOf = new Map(revenue.map(({ from, cents }) => [from, cents]))
  const costOf = new Map(cost.map(({ from, costMicros }) => [from, costMicros]))
  return [...new Set([...revenueOf.keys(), ...costOf.keys()])].toSorted().map((from) => ({
    from,
    revenueCents: revenueOf.get(from) ?? 0,
    costMicros: costOf.get(from) ?? 0,
  }))
}

function sum<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0)
}
