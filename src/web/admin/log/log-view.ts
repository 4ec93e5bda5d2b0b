import type { LogFilter } from '#contract/endpoints/audit.ts'
import { auditKinds } from '#contract/entities/audit-event.ts'
import { bookZone } from '#contract/entities/book-period.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'
import { numberPart, oneOf, searchPart } from '#web/ui/views/view-parts.ts'

export const kindFilters = ['all', ...auditKinds] as const
export const periods = ['all', 'day', 'week', 'month', 'year'] as const

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const
const dayMs = 86_400_000

/** The view of the log. */
export const logAddress = listAddress({
  search: searchPart,
  kind: oneOf('kind', kindFilters, 'all'),
  period: oneOf('period', periods, 'all'),
  person: numberPart('person'),
})
export type LogView = ViewOf<typeof logAddress>

/** The server's filter for a view. A period ends today, by the days of the books. */
export function filterOf({ search, kind, period, person }: LogView, now = new Date()): LogFilter {
  return {
    search: search || undefined,
    kind: kind === 'all' ? undefined : kind,
    person: person ?? undefined,
    from: period === 'all' ? undefined : firstDay(daysOf[period], now),
  }
}

function firstDay(days: number, now: Date): string {
  // Noon of the day, so that a change of the clocks leads to no other day.
  const [year, month, day] = bookDay(now).split('-').map(Number)
  return bookDay(new Date(Date.UTC(year!, month! - 1, day!, 11) - (days - 1) * dayMs))
}

/** `2026-11-23`, as formatted in Sweden. */
function bookDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: bookZone })
}
