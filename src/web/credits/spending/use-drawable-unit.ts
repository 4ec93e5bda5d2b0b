import { useQuery } from '@tanstack/react-query'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import { spendingQuery } from '#web/credits/credits-queries.ts'
import { hasEnoughToDraw } from './has-enough-to-draw.ts'
import { readersTimeZone } from './readers-time-zone.ts'

/**
 * The unit in which there is enough to draw, days before months; `none`: in neither; undefined while it is not known.
 * A failure to find out counts as days: the chart then says so, and can be asked again.
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
