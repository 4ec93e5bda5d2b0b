import { z } from 'zod'

/** What a user can spend in a month, and has spent so far. Cents; null is no limit. */
export const SpendingLimits = z.object({
  /** Set by the user. */
  ownLimitCents: z.int().nullable(),
  /** Set by an administrator. */
  adminLimitCents: z.int().nullable(),
  /** The lower of the two, which applies. */
  limitCents: z.int().nullable(),
  /** Charged for jobs this month, and held for running ones. */
  usedCents: z.int(),
  /** What can still be spent this month; null without a limit. */
  leftCents: z.int().nullable(),
  /** The first day of the next month, when counting restarts; months as in the operator's books. */
  newMonthOn: z.iso.date(),
  /** A mail is sent when the balance falls below this; 0: never. */
  lowBalanceCents: z.int(),
})
export type SpendingLimits = z.infer<typeof SpendingLimits>
