import type { CostsQuery } from '#contract/endpoints/statistics.ts'
import { joinParts, type ViewAddress } from '#web/ui/views/view-address.ts'
import { oneOf } from '#web/ui/views/view-parts.ts'

/** The periods by their names in the address; the first is the default. */
export const periods = {
  days: { unit: 'day' },
  months: { unit: 'month' },
  // Before any booking.
  all: { unit: 'month', from: '2000-01-01' },
} as const satisfies Record<string, CostsQuery>
export type PeriodName = keyof typeof periods
// Safe: the keys of the table are the names.
export const periodNames = Object.keys(periods) as PeriodName[]

/** The period on the screen. */
export const periodAddress: ViewAddress<{ period: PeriodName }> = {
  ...joinParts({ period: oneOf('period', periodNames, 'days') }),
  isStep: () => false,
}
