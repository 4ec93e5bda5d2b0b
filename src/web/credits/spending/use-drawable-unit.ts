import { useQuery } from '@tanstack/react-query'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import { spendingQuery } from '#web/credits/credits-queries.ts'
import { hasEnoughToDraw } from './has-enough-to-draw.ts'
import { readersTimeZone } from './readers-time-zone.ts'

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
