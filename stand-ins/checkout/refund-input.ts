import { z } from 'zod'

/** The parameters of the call that creates a refund. */
export const RefundInput = z
  .strictObject({
    payment_intent: z.string().optional(),
    charge: z.string().optional(),
    amount: z.string().regex(/^\d+$/, 'Invalid integer').transform(Number).pipe(z.int().min(1)).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: z.record(z.string(), z.string()).optional(),
    expand: z.array(z.string()).optional(),
  })
  .refine(({ payment_intent, charge }) => Boolean(payment_intent) !== Boolean(charge), {
    path: ['payment_intent'],
    message: 'One of the following params should be provided for this request: payment_intent or charge.',
  })
