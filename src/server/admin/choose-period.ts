import type { CostsQuery } from '#contract/endpoints/statistics.ts'
import { type BookPeriod, bookZone } from '#contract/entities/book-period.ts'

const days = 30
const months = 12

/** The period of a query: by default the 30 days or 12 months until today. */
export function choosePeriod({ from, to, unit }: CostsQuery, now: Date): BookPeriod {
  const last = to ?? new Intl.DateTimeFormat('sv-SE', { timeZone: bookZone }).format(now)
  return { from: from ?? firstOf(last, unit), to: last, unit }
}

function firstOf(last: string, unit: BookPeriod['unit']): string {
  const day = new Date(`${last}T00:00:00Z`)
  if (unit === 'day') day.setUTCDate(day.getUTCDate() - (days - 1))
  else day.setUTCMonth(day.getUTCMonth() - (months - 1), 1)
  return day.toISOString().slice(0, 10)
}
