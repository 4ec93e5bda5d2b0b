import { expect, test } from 'vitest'
import { type CheckoutStandIn, startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'

async function begin(standIn: CheckoutStandIn, method: 'card' | 'direct_debit' = 'card') {
  const stripe = askStripe(standIn)
  const { id } = await stripe.checkout.sessions.create(purchase)
  await standIn.pay(id, method)
  const session = await stripe.checkout.sessions.retrieve(id)
  return { stripe, id, intent: String(session.payment_intent) }
}

const typesOf = (standIn: CheckoutStandIn) => standIn.events.map(({ type }) => type)

test('a direct debit completes unpaid, and is paid when the bank confirms it', async () => {
  await using standIn = await startCheckoutStandIn()
  const { stripe, id, intent } = await begin(standIn, 'direct_debit')
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  })
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'processing' })
  await standIn.settleDebit(id, 'succeeded')
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
  expect(standIn.events).toMatchObject([
    { type: 'checkout.session.completed', data: { object: { payment_status: 'unpaid' } } },
    { type: 'checkout.session.async_payment_succeeded', data: { object: { payment_status: 'paid' } } },
  ])
  await expect(standIn.settleDebit(id, 'failed')).rejects.toThrow('no direct debit')
})

test('a direct debit that fails leaves the session unpaid and has no receipt', async () => {
  await using standIn = await startCheckoutStandIn()
  const { stripe, id, intent } = await begin(standIn, 'direct_debit')
  await standIn.settleDebit(id, 'failed')
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  })
  expect(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject({
    status: 'requires_payment_method',
    latest_charge: { status: 'failed', paid: false, receipt_url: null },
  })
  expect(typesOf(standIn)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed'])
})

test('a direct debit settles by itself if so configured', async () => {
  await using standIn = await startCheckoutStandIn({ debitSettlesAfterMs: 1 })
  await begin(standIn, 'direct_debit')
  await expect.poll(() => typesOf(standIn)).toContain('checkout.session.async_payment_succeeded')
})

test('an expired session can neither be paid nor expire again', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const { id } = await stripe.checkout.sessions.create(purchase)
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
  await expect(standIn.pay(id)).rejects.toThrow('expired')
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  expect(typesOf(standIn)).toEqual(['checkout.session.expired'])
})

test('refunds add up to the payment and not beyond', async () => {
  await using standIn = await startCheckoutStandIn()
  const { stripe, id, intent } = await begin(standIn)
  const first = await standIn.refund(id, 1_000)
  const rest = await stripe.refunds.create({ payment_intent: intent })
  expect(rest).toMatchObject({ amount: 1_500, status: 'succeeded', payment_intent: intent })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const listed = await stripe.refunds.list({ payment_intent: intent, limit: 1 })
  expect(listed).toMatchObject({ object: 'list', has_more: true, data: [{ id: rest.id }] })
  const all = await stripe.refunds.list({ charge: String(rest.charge) }).autoPagingToArray({ limit: 10 })
  expect(all.map((refund) => refund.id)).toEqual([rest.id, first])
  expect(await stripe.charges.retrieve(String(rest.charge))).toMatchObject({
    amount_refunded: 2_500,
    refunded: true,
  })
  expect(standIn.events.find(({ type }) => type === 'charge.refunded')).toMatchObject({
    data: { object: { amount_refunded: 1_000, refunded: false } },
  })
})

test('a refund that fails counts as never given', async () => {
  await using standIn = await startCheckoutStandIn()
  const { stripe, id, intent } = await begin(standIn)
  await standIn.failRefund(await standIn.refund(id))
  expect(typesOf(standIn).slice(1)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.updated',
    'refund.failed',
  ])
  expect(await stripe.refunds.list({ payment_intent: intent })).toMatchObject({
    data: [{ status: 'failed' }],
  })
  expect(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject({
    latest_charge: { amount_refunded: 0, refunded: false },
  })
})

test('a dispute takes the money, and gives it back when the seller wins', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id, intent } = await begin(standIn)
  const won = await standIn.dispute(id, 700)
  await standIn.closeDispute(won, 'won')
  const lost = await standIn.dispute(id)
  await standIn.closeDispute(lost, 'lost')
  expect(standIn.events.slice(1)).toMatchObject([
    {
      type: 'charge.dispute.created',
      data: { object: { id: won, amount: 700, payment_intent: intent, status: 'needs_response' } },
    },
    { type: 'charge.dispute.funds_withdrawn' },
    { type: 'charge.dispute.closed', data: { object: { id: won, status: 'won' } } },
    { type: 'charge.dispute.funds_reinstated', data: { object: { amount: 700 } } },
    { type: 'charge.dispute.created', data: { object: { id: lost, amount: 2_500 } } },
    { type: 'charge.dispute.funds_withdrawn' },
    { type: 'charge.dispute.closed', data: { object: { id: lost, status: 'lost' } } },
  ])
})
