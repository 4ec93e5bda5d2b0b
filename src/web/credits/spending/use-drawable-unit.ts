import { useQuery } from '@tanstack/react-query'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { spendingQuery } from '#web/credits/credits-queries.ts'

const fewest = 3

/**
 * The unit with enough data for a chart, days before months; `none` if neither has; undefined while unknown. A failed request counts as
 * days: the chart then shows the error and offers a retry.
 */
export function useDrawableUnit(): SpendingQuery['unit'] | 'none' | undefined {
  const timeZone = readersTimeZone()
  const days = useQuery(spendingQuery('day', timeZone))
  const hasDays = days.data && hasEnoughToDraw(days.data)
  const months = useQuery({ ...spendingQuery('month', timeZone), enabled: hasDays === false })
  if (hasDays || days.isError || months.isError) return 'day'
  if (!months.data) return undefined
  return hasEnoughToDraw(months.data) ? 'month' : 'none'
}

/** The reader's time zone, for example `Europe/Berlin`. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Whether at least three of these days or months have spending. One or two bars say no more than their sum. */
export function hasEnoughToDraw(periods: readonly Spending[]): boolean {
  return periods.filter(({ cents }) => cents > 0).length >= fewest
}
