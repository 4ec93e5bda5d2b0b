import { expect, test } from 'vitest'
import { startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'

test('a session is created, found again, and has its parameters', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const session = await stripe.checkout.sessions.create(purchase)
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w{58}$/),
    object: 'checkout.session',
    amount_total: 2_500,
    currency: 'eur',
    payment_status: 'unpaid',
    status: 'open',
    payment_intent: null,
    client_reference_id: '7',
    metadata: { purchaseId: '12' },
    customer_email: 'anna@example.org',
    success_url: `https://app.example.org/credits?session=${session.id}`,
    url: `${standIn.url}/pay/${session.id}`,
    livemode: false,
    mode: 'payment',
  })
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    id: session.id,
    status: 'open',
  })
  expect(standIn.sessions()).toMatchObject([{ id: session.id, amount_total: 2_500 }])
})

test('a payment by card completes the session and leads to its receipt', async () => {
  await using standIn = await startCheckoutStandIn()
  const stripe = askStripe(standIn)
  const { id } = await stripe.checkout.sessions.create(purchase)
  await standIn.pay(id)
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      amount_received: 2_500,
      metadata: { purchaseId: '12' },
      latest_charge: { paid: true, receipt_url: expect.stringContaining(`${standIn.url}/receipts/ch_`) },
    },
  })
  const [completed] = standIn.events
  expect(completed).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id, payment_status: 'paid', client_reference_id: '7' } },
  })
  await expect(standIn.pay(id)).rejects.toThrow('complete')
})
