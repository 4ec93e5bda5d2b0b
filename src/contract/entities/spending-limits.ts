import { z } from 'zod'

/** What a user may spend in a month, and how far they are. Cents; null is no limit. */
export const SpendingLimits = z.object({
  /** As the user chose. */
  ownLimitCents: z.int().nullable(),
  /** As an administrator chose. */
  adminLimitCents: z.int().nullable(),
  /** The lower of both, which counts. */
  limitCents: z.int().nullable(),
  /** Charged for jobs this month, and held for those that run. */
  usedCents: z.int(),
  /** What may still be spent this month; null without a limit. */
  leftCents: z.int().nullable(),
  /** The first day of the next month, when counting begins anew, as in the operator's books. */
  newMonthOn: z.iso.date(),
  /** Once the balance is below, a mail says so; 0: never. */
  lowBalanceCents: z.int(),
})
export type SpendingLimits = z.infer<typeof SpendingLimits>
