import { expect, test } from 'vitest'
import { startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'

test('a wrong key is refused as Stripe refuses it', async () => {
  await using standIn = await startCheckoutStandIn()
  await expect(askStripe(standIn, 'sk_test_wrong').checkout.sessions.create(purchase)).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    requestId: expect.stringMatching(/^req_/),
  })
  expect((await fetch(`${standIn.url}/v1/refunds`)).status).toBe(401)
  expect(standIn.sessions()).toEqual([])
})

test('the same key and parameters get the same session, other parameters an error', async () => {
  await using standIn = await startCheckoutStandIn()
  const { checkout } = askStripe(standIn)
  const once = { idempotencyKey: 'purchase-12' }
  const first = await checkout.sessions.create(purchase, once)
  const again = await checkout.sessions.create(purchase, once)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await expect(checkout.sessions.create({ ...purchase, locale: 'en' }, once)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
    rawType: 'idempotency_error',
  })
  expect(standIn.sessions()).toHaveLength(1)
})

test.each([
  [{ success_url: '' }, { param: 'success_url' }],
  [{ colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  [{ line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  [
    {
      line_items: [
        { ...purchase.line_items[0], price_data: { ...purchase.line_items[0]?.price_data, unit_amount: 49 } },
      ],
    },
    { code: 'amount_too_small', param: 'line_items[0][price_data][unit_amount]' },
  ],
  [{ expires_at: 1 }, { param: 'expires_at' }],
  [{ metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
])('%j is refused and named', async (change, error) => {
  await using standIn = await startCheckoutStandIn()
  const params = { ...purchase, ...change } as typeof purchase // Wrong on purpose.
  await expect(askStripe(standIn).checkout.sessions.create(params)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    ...error,
  })
})

test('a missing object is reported as missing', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const missing = { statusCode: 404, code: 'resource_missing' }
  await expect(stripe.checkout.sessions.retrieve('cs_test_1')).rejects.toMatchObject(missing)
  await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toMatchObject(missing)
  await expect(stripe.charges.retrieve('ch_1')).rejects.toMatchObject(missing)
  await expect(stripe.refunds.create({ payment_intent: 'pi_1' })).rejects.toMatchObject(missing)
  await expect(stripe.customers.list()).rejects.toMatchObject({
    message: expect.stringContaining('/v1/customers'),
  })
})

test('a session is found by its payment', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const ids: string[] = []
  for (const _ of [1, 2]) ids.push((await stripe.checkout.sessions.create(purchase)).id)
  for (const id of ids) await standIn.pay(id)
  const [first] = standIn.sessions()
  const found = await stripe.checkout.sessions.list({ payment_intent: String(first?.payment_intent) })
  expect(found.data.map(({ id }) => id)).toEqual([ids[0]])
})

test('a fault takes effect before anything is done, until it is switched off', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  standIn.set({ fault: 'error-500' })
  await expect(stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({ type: 'StripeAPIError' })
  standIn.set({ fault: 'card-error' })
  await expect(stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({ type: 'StripeCardError' })
  standIn.set({ fault: 'hang' })
  await expect(stripe.checkout.sessions.create(purchase, { timeout: 50 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  standIn.set({ fault: 'off' })
  expect(standIn.sessions()).toEqual([])
  await stripe.checkout.sessions.create(purchase)
  expect(standIn.sessions()).toHaveLength(1)
})

test('a reset forgets everything', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const { id } = await stripe.checkout.sessions.create(purchase, { idempotencyKey: 'one' })
  await standIn.pay(id)
  standIn.set({ fault: 'error-500' })
  standIn.reset()
  expect([standIn.sessions(), standIn.events]).toEqual([[], []])
  expect((await stripe.checkout.sessions.create(purchase, { idempotencyKey: 'one' })).id).not.toBe(id)
})
