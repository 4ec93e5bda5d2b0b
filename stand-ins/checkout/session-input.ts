import { z } from 'zod'
import { secondsNow } from './seconds-now.ts'

// Stripe's minimum for payments in euros.
const smallestCents = 50

const whole = z
  .string()
  .regex(/^-?\d+$/, { message: 'Invalid integer' })
  .transform(Number)
const address = z
  .string()
  .max(5_000)
  .pipe(z.url({ protocol: /^https?$/, message: 'Not a valid URL' }))
const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, 'has more than 50 keys')
  .default({})

const Line = z.strictObject({
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .regex(/^[a-z]{3}$/),
    unit_amount: whole.pipe(z.int().min(smallestCents, 'Amount must convert to at least 50 cents')),
    product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
  quantity: whole.pipe(z.int().min(1)).default(1),
})

const locales = ['auto', 'de', 'en', 'en-GB'] as const

/** The parameters of the call that creates a session: what a seller of one product in one currency needs, and no others. */
export const SessionInput = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.tuple([Line], Line),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: whole.refine(isInTime, 'must be between 30 minutes and 24 hours from now').optional(),
  expand: z.array(z.string()).optional(),
  locale: z.enum(locales).optional(),
  metadata: Metadata,
  payment_intent_data: z
    .strictObject({
      description: z.string().max(1_000).optional(),
      metadata: Metadata,
      receipt_email: z.email().optional(),
    })
    .prefault({}),
  // Accepted without effect: they change the page's look, and prices here are always in one currency.
  adaptive_pricing: z.strictObject({ enabled: z.stringbool() }).optional(),
  payment_method_types: z.array(z.string()).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
})
export type SessionInput = z.infer<typeof SessionInput>

function isInTime(expiresAt: number): boolean {
  const seconds = expiresAt - secondsNow()
  // Tolerates clock differences of a minute.
  return seconds >= 29 * 60 && seconds <= 24 * 60 * 60 + 60
}
