import { z } from 'zod'

export const Credits = z.object({
  /** Cents that can still be spent; holds are deducted. */
  balance: z.int(),
  /** Cents that running jobs hold. */
  held: z.int(),
  /** Cents of refunded or disputed purchases that were already spent: the next purchase pays them off first. */
  owed: z.int(),
  /** False: the user's address has already received the starting credit. */
  startsWithCredit: z.boolean(),
})
export type Credits = z.infer<typeof Credits>

export const creditTransactionTypes = ['purchase', 'deduction', 'admin_adjustment', 'other'] as const
export const CreditTransactionType = z.enum(creditTransactionTypes)
export type CreditTransactionType = z.infer<typeof CreditTransactionType>

export const CreditTransaction = z.object({
  id: z.int(),
  type: CreditTransactionType,
  /** In the reader's language. */
  description: z.string(),
  /** Signed cents. */
  amount: z.int(),
  createdAt: z.iso.datetime(),
  /** The job that was charged; it may have been deleted since. */
  jobId: z.int().nullable(),
  purchaseId: z.int().nullable(),
  /** Link to the payment provider's receipt. */
  receiptUrl: z.string().nullable(),
  /** Why an administrator adjusted the credit, if a reason was given. */
  reason: z.string().nullable(),
  /** The administrator who adjusted it; only administrators see it. */
  adjustedBy: z.string().nullable(),
})
export type CreditTransaction = z.infer<typeof CreditTransaction>

/**
 * `open`: not paid yet. `processing`: paid by a method that takes days. `paid`: credited. `failed`: the payment did
 * not go through. `expired`: it was not paid in time.
 */
export const purchaseStatuses = ['open', 'processing', 'paid', 'failed', 'expired'] as const
export const PurchaseStatus = z.enum(purchaseStatuses)
export type PurchaseStatus = z.infer<typeof PurchaseStatus>

export const Purchase = z.object({
  id: z.int(),
  status: PurchaseStatus,
  /** Cents. */
  amount: z.int(),
  createdAt: z.iso.datetime(),
})
export type Purchase = z.infer<typeof Purchase>

/** A refunded or disputed purchase whose credit was spent before it could be taken back. Cents. */
export const UncollectedPurchase = z.object({
  purchaseId: z.int(),
  userId: z.int(),
  username: z.string(),
  amount: z.int(),
  uncollected: z.int(),
  createdAt: z.iso.datetime(),
})
export type UncollectedPurchase = z.infer<typeof UncollectedPurchase>

/** What was charged for jobs in a day or a month; `from` is its first day, `YYYY-MM-DD`. Cents, not negative. */
export const Spending = z.object({ from: z.iso.date(), cents: z.int() })
export type Spending = z.infer<typeof Spending>
