import { z } from 'zod'
import { highestId } from '#contract/entities/id.ts'

/** A reference to another object: its id, or the object where it was asked for. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

/** How we wrote our own purchase into a session; what another product wrote there reads as null. */
const PurchaseMark = z
  .object({ purchaseId: z.coerce.number().int().min(1).max(highestId), purchasedAt: z.iso.datetime() })
  .nullable()
  .catch(null)
export type PurchaseMark = z.infer<typeof PurchaseMark>

/** What we need to know of a checkout session. Amounts are cents of `currency`. */
export const Session = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: Reference,
  metadata: PurchaseMark,
})
export type Session = z.infer<typeof Session>

export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: Reference,
})

export const Dispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  payment_intent: Reference,
})

export const Charge = z.object({ id: z.string(), payment_intent: Reference })

export const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
export type StripeEvent = z.infer<typeof StripeEvent>
