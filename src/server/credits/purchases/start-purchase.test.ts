import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { purchase, purchaseCredits } from '#contract/endpoints/credits.ts'
import { openPayments } from '#server/platform/payments/open-payments.ts'
import { expect, publicUrl, startImpostor, test } from '#server/testing/purchase-test.ts'

test('a purchase leads to a page for exactly its amount, and is open until it is paid', async ({
  make,
  checkout,
  shop,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const answer = await anna.call(purchaseCredits, { body: { amount: 12.34 } })
  const [session] = checkout.sessions()
  const id = Number(session!.metadata.purchaseId)
  expect(answer).toMatchObject({ status: 200, body: { url: session!.url, purchaseId: id } })
  expect(session).toMatchObject({
    amount_total: 1_234,
    currency: 'eur',
    customer_email: anna.email,
    client_reference_id: String(id),
    locale: 'de',
    success_url: `${publicUrl}/credits?purchase=${id}`,
    cancel_url: `${publicUrl}/credits?purchase=${id}&cancelled=1`,
  })
  expect(await anna.call(purchase, { params: { id } })).toMatchObject({
    status: 200,
    body: { id, status: 'open', amount: 1_234 },
  })
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 0 })
})

test('the page is in the language of the account', async ({ make, checkout, shop }) => {
  const anna = await make.user({ language: 'en' })
  await shop.begin(anna, 1)
  expect(checkout.sessions()).toMatchObject([{ locale: 'en' }])
})

test.for([
  [undefined, 'invalid_amount'],
  ['12', 'invalid_amount'],
  [0, 'invalid_amount'],
  [-5, 'invalid_amount'],
  [0.99, 'invalid_amount'],
  [1.005, 'invalid_amount'],
  [1_000.01, 'amount_too_large'],
] as const)('%s euro are refused as %s', async ([amount, code], { make, checkout }) => {
  const anna = await make.user()
  expect(await anna.call(purchaseCredits, { body: { amount } })).toMatchObject({
    status: 400,
    body: { code },
  })
  expect(checkout.sessions()).toEqual([])
})

test('an invalid body, a visitor and another website are refused', async ({ make }) => {
  const anna = await make.user()
  expect(await anna.post('/api/purchase-credits')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
  expect(await make.visitor().call(purchaseCredits, { body: { amount: 5 } })).toMatchObject({ status: 401 })
  const elsewhere = anna.with({ origin: 'https://elsewhere.example' })
  expect(await elsewhere.call(purchaseCredits, { body: { amount: 5 } })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
})

test('if payments are off nothing can be bought', async ({ start }) => {
  const { make, platform } = await start({ STRIPE_SECRET_KEY: '' })
  const anna = await make.user()
  expect(await anna.call(purchaseCredits, { body: { amount: 5 } })).toMatchObject({
    status: 503,
    body: { code: 'purchases_off' },
  })
  expect(await platform.db.$count(sql`purchases where user_id = ${anna.id}`)).toBe(0)
})

test.for(['error-500', 'hang', 'card-error'] as const)(
  'a payment service that answers with %s fails the purchase and says so',
  async (fault, { make, checkout, platform, logs }) => {
    platform.payments = openPayments(platform.settings, { timeoutMs: 100, retries: 1 })
    checkout.set({ fault })
    const anna = await make.user()
    expect(await anna.call(purchaseCredits, { body: { amount: 5 } })).toMatchObject({
      status: 502,
      body: { code: 'checkout_failed' },
    })
    const { rows } = await platform.db.execute(sql`select status from purchases where user_id = ${anna.id}`)
    expect(rows).toEqual([{ status: 'failed' }])
    expect(logs.lines().filter(({ msg }) => msg === 'a purchase could not be started')).toHaveLength(1)
    expect(logs.text()).not.toContain(anna.email)
    platform.payments?.close()
    platform.payments = openPayments(platform.settings)
  },
)

test('buyers are not sent to an insecure page', async ({ make, platform, logs }) => {
  const page = 'http://checkout.stripe.com.elsewhere.example/c/pay'
  await using impostor = await startImpostor({ id: 'cs_1', object: 'checkout.session', url: page })
  const honest = platform.payments
  platform.payments = openPayments({ ...platform.settings, STRIPE_API_BASE: impostor.url })
  const anna = await make.user()
  const answer = await anna.call(purchaseCredits, { body: { amount: 5 } })
  platform.payments?.close()
  platform.payments = honest
  expect(answer).toMatchObject({ status: 502, body: { code: 'checkout_failed' } })
  expect(JSON.stringify(answer.body)).not.toContain('elsewhere')
  const { rows } = await platform.db.execute(sql`select status from purchases where user_id = ${anna.id}`)
  expect(rows).toEqual([{ status: 'failed' }])
  expect(logs.lines().filter(({ msg }) => msg === 'a purchase could not be started')).toMatchObject([
    { reason: { code: 'page_elsewhere' } },
  ])
})

test('a call that the payment service did not accept is repeated with the same key, which has one page', async ({
  make,
  checkout,
  platform,
}) => {
  const anna = await make.user()
  const keys: unknown[] = []
  const onRequest = ({ idempotency_key: key }: Stripe.RequestEvent) => {
    if (keys.length > 0) checkout.set({ fault: 'off' })
    keys.push(key)
  }
  platform.payments!.stripe.on('request', onRequest)
  checkout.set({ fault: 'error-500' })
  expect(await anna.call(purchaseCredits, { body: { amount: 5 } })).toMatchObject({ status: 200 })
  platform.payments!.stripe.off('request', onRequest)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^purchase-\d+-\d+$/)
  expect(keys[1]).toBe(keys[0])
  expect(checkout.sessions()).toHaveLength(1)
})

test('more than twenty purchases an hour are refused', async ({ start, checkout }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const [anna, berta] = [await make.user(), await make.user()]
  const body = { amount: 1 }
  for (let count = 1; count <= 20; count += 1) {
    expect((await anna.call(purchaseCredits, { body })).status).toBe(200)
  }
  expect(await anna.call(purchaseCredits, { body })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect((await berta.call(purchaseCredits, { body })).status).toBe(200)
  expect(checkout.sessions()).toHaveLength(21)
})
