import type { BookPeriod } from '#contract/entities/book-period.ts'

/**
 * Every day or month of the period, oldest first, with `empty` entries where nothing happened. `isTrimmed` starts at the first non-empty
 * one.
 */
export function fillPeriods<Unit extends { from: string }>(
  { from, to, unit, series }: BookPeriod & { series: readonly Unit[] },
  isTrimmed: boolean,
  empty: (from: string) => Unit,
): Unit[] {
  const known = new Map(series.map((one) => [one.from, one]))
  const begin = isTrimmed ? (series[0]?.from ?? to) : from
  const filled: Unit[] = []
  for (let at = startOf(begin, unit); at <= to; at = after(at, unit)) filled.push(known.get(at) ?? empty(at))
  return filled
}

function startOf(day: string, unit: BookPeriod['unit']): string {
  return unit === 'day' ? day : `${day.slice(0, 7)}-01`
}

// Calendar dates without a time zone: using UTC on both sides keeps them.
function after(day: string, unit: BookPeriod['unit']): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 10)
}
