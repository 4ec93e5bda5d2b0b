import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import {
  Credits,
  CreditTransaction,
  CreditTransactionType,
  Purchase,
  Spending,
} from '#contract/entities/credit.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ListQuery } from '#contract/entities/list-query.ts'

const PurchaseParams = z.object({ id: TypedId })

/** Newest first unless `order` says otherwise; `search` matches job and purchase numbers and reasons. */
export const TransactionQuery = ListQuery.extend({
  type: CreditTransactionType.optional(),
})
export type TransactionQuery = z.infer<typeof TransactionQuery>

export const credits = defineEndpoint({
  method: 'GET',
  url: '/api/user/credits',
  schema: { summary: 'The caller’s credit in cents', response: { 200: Credits } },
  config: { access: 'user' },
})

export const creditTransactions = defineEndpoint({
  method: 'GET',
  url: '/api/user/credit-transactions',
  schema: {
    summary: 'The caller’s transactions, newest first',
    querystring: TransactionQuery,
    response: { 200: z.array(CreditTransaction) },
  },
  config: { access: 'user' },
})

export const downloadTransactions = defineEndpoint({
  method: 'GET',
  url: '/api/user/credit-transactions.csv',
  schema: {
    summary: 'The caller’s transactions as CSV, oldest first',
    querystring: TransactionQuery.pick({ type: true }),
    produces: ['text/csv'],
    response: {},
  },
  config: { access: 'user', takesSignedLink: true },
})

/** The last 30 days or the last 12 months, including today; days begin in the time zone (IANA name). */
export const SpendingQuery = z.object({
  unit: z.enum(['day', 'month']).default('day'),
  timeZone: z.string().max(60).default('Europe/Berlin').refine(isTimeZone, 'This time zone is not known.'),
})
export type SpendingQuery = z.infer<typeof SpendingQuery>

export const spending = defineEndpoint({
  method: 'GET',
  url: '/api/user/spending',
  schema: {
    summary: 'What jobs cost the caller, by day or month, oldest first, zeros included',
    querystring: SpendingQuery,
    response: { 200: z.array(Spending) },
  },
  config: { access: 'user' },
})

export const purchaseCredits = defineEndpoint({
  method: 'POST',
  url: '/api/purchase-credits',
  schema: {
    summary: 'Begin a purchase of credit; the payment provider’s page is at `url`',
    /** Euro. `readPurchaseAmount` validates it, because its refusals are more specific than a schema's. */
    body: z.object({ amount: z.unknown().optional() }),
    response: { 200: z.object({ url: z.url(), purchaseId: z.int() }) },
  },
  config: {
    access: 'user',
    refusals: ['invalid_amount', 'amount_too_large', 'purchases_off', 'checkout_failed', 'rate_limited'],
  },
})

export const purchase = defineEndpoint({
  method: 'GET',
  url: '/api/purchases/:id',
  schema: { summary: 'How an own purchase stands', params: PurchaseParams, response: { 200: Purchase } },
  config: { access: 'user', refusals: ['not_found'] },
})

export const purchaseReceipt = defineEndpoint({
  method: 'GET',
  url: '/api/purchases/:id/receipt',
  schema: {
    summary: 'Leads to the payment provider’s receipt of an own purchase, or for administrators of any',
    params: PurchaseParams,
    response: { 302: z.void() },
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'purchases_off', 'checkout_failed', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const stripeWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/webhooks/stripe',
  schema: {
    summary: 'What the payment provider tells, signed over the raw body',
    consumes: ['application/json'],
    response: { 200: z.object({ received: z.literal(true) }) },
  },
  config: {
    access: 'public',
    refusals: ['invalid_signature', 'purchases_off', 'checkout_failed'],
  },
})

function isTimeZone(name: string): boolean {
  // Offsets are not names, and PostgreSQL reads their signs the other way round.
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
