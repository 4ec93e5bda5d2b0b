import type { CostsQuery } from '#contract/endpoints/admin.ts'

/** What can be looked at, by the name that stands in the address. The first is the usual one. */
export const periods = {
  days: { unit: 'day' },
  months: { unit: 'month' },
  // Before there was anything to book.
  all: { unit: 'month', from: '2000-01-01' },
} as const satisfies Record<string, CostsQuery>
export type PeriodName = keyof typeof periods
// Safe: the keys of the table are the names.
export const periodNames = Object.keys(periods) as PeriodName[]

/** The period that an address names; what makes no sense there counts as absent. */
export function readPeriod(params: URLSearchParams): PeriodName {
  return periodNames.find((known) => known === params.get('period')) ?? 'days'
}

/** The address of another period. */
export function writePeriod(params: URLSearchParams, period: PeriodName): URLSearchParams {
  const next = new URLSearchParams(params)
  if (period === 'days') next.delete('period')
  else next.set('period', period)
  return next
}
