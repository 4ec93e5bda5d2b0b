import { z } from 'zod'
import { highestId } from '#contract/entities/id.ts'

/** Ids are printable ASCII; anything else, such as NUL, could not even be stored. */
const StripeId = z.string().regex(/^[!-~]{1,255}$/)

/** A reference to another object: its id, or the object if it was expanded. */
const Reference = z.union([StripeId, z.object({ id: StripeId }).transform(({ id }) => id)]).nullish()

/** The mark of our own purchase in a session; another product's metadata parses as null. */
const PurchaseMark = z
  .object({ purchaseId: z.coerce.number().int().min(1).max(highestId), purchasedAt: z.iso.datetime() })
  .nullable()
  .catch(null)
export type PurchaseMark = z.infer<typeof PurchaseMark>

/** The fields of a checkout session that we need. Amounts are in cents of `currency`. */
export const Session = z.object({
  id: StripeId,
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: Reference,
  metadata: PurchaseMark,
})
export type Session = z.infer<typeof Session>

export const Refund = z.object({
  id: StripeId,
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: Reference,
})
export type Refund = z.infer<typeof Refund>

export const Dispute = z.object({
  id: StripeId,
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  payment_intent: Reference,
})

export const Charge = z.object({ id: StripeId, payment_intent: Reference })

export const StripeEvent = z.object({
  id: StripeId,
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
})
export type StripeEvent = z.infer<typeof StripeEvent>
