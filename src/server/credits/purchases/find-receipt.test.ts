import { purchase, purchaseReceipt } from '#contract/endpoints/credits.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { openPayments } from '#server/platform/payments/open-payments.ts'
import { expect, startImpostor, test } from '#server/testing/purchase-test.ts'

test('a paid purchase links its buyer and administrators to the payment service’s receipt', async ({
  make,
  checkout,
  shop,
}) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  const admin = await make.user({ isAdmin: true })
  for (const reader of [anna, admin]) {
    const answer = await reader.call(purchaseReceipt, { params: { id } })
    expect(answer.status).toBe(302)
    expect(String(answer.headers.location)).toContain(checkout.url)
  }
})

test('a signed link opens the receipt without a cookie', async ({ make, shop }) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  const { body } = await anna.call(signLink, { body: { path: `/api/purchases/${id}/receipt` } })
  expect((await make.visitor().get(body.url)).status).toBe(302)
  expect((await make.visitor().get(`/api/purchases/${id}/receipt`)).status).toBe(401)
})

test('repeated requests for receipts are limited before the payment service is asked', async ({
  start,
  shop,
}) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const [anna, berta] = [await make.user(), await make.user()]
  const { id } = await shop.buy(anna, 5)
  const { id: other } = await shop.buy(berta, 5)
  for (let count = 1; count <= 60; count += 1) {
    expect((await anna.call(purchaseReceipt, { params: { id } })).status).toBe(302)
  }
  expect(await anna.call(purchaseReceipt, { params: { id } })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect((await berta.call(purchaseReceipt, { params: { id: other } })).status).toBe(302)
})

test('another user’s, an unpaid and an unknown purchase have no receipt', async ({ make, shop }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const { id } = await shop.buy(anna, 5)
  const open = await shop.begin(anna, 5)
  const notFound = { status: 404, body: { code: 'not_found' } }
  expect(await berta.call(purchaseReceipt, { params: { id } })).toMatchObject(notFound)
  expect(await anna.call(purchaseReceipt, { params: { id: open.id } })).toMatchObject(notFound)
  expect(await anna.call(purchaseReceipt, { params: { id: 2_000_000_000 } })).toMatchObject(notFound)
})

test('only its buyer sees the state of a purchase', async ({ make, shop }) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  const others = [await make.user(), await make.user({ isAdmin: true })]
  for (const other of others) expect((await other.call(purchase, { params: { id } })).status).toBe(404)
  expect((await make.visitor().call(purchase, { params: { id } })).status).toBe(401)
  for (const bad of ['abc', '0', '-1', '1.5', '2147483648']) {
    expect(await anna.get(`/api/purchases/${bad}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect((await anna.get(`/api/purchases/${bad}/receipt`)).status).toBe(400)
  }
})

test('a receipt that the payment service refuses is a refusal, not a bug', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  platform.payments = openPayments(platform.settings, { retries: 0 })
  checkout.set({ fault: 'error-500' })
  expect(await anna.call(purchaseReceipt, { params: { id } })).toMatchObject({
    status: 502,
    body: { code: 'checkout_failed' },
  })
  platform.payments?.close()
  platform.payments = openPayments(platform.settings)
})

test('if payments are off there is no receipt', async ({ make, shop, start }) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  const elsewhere = await start({ STRIPE_SECRET_KEY: '' })
  const headers = { cookie: `bildwort_session=${anna.token}` }
  const answer = await elsewhere.make.visitor().with(headers).get(`/api/purchases/${id}/receipt`)
  expect(answer).toMatchObject({ status: 503, body: { code: 'purchases_off' } })
})

test('a receipt on another host than the payment service’s is not shown', async ({
  make,
  shop,
  platform,
  logs,
}) => {
  const anna = await make.user()
  const { id } = await shop.buy(anna, 5)
  await using impostor = await startImpostor({
    id: 'pi_1',
    object: 'payment_intent',
    latest_charge: { id: 'ch_1', receipt_url: 'https://stripe.com.elsewhere.example/receipt' },
  })
  const honest = platform.payments
  platform.payments = openPayments({ ...platform.settings, STRIPE_API_BASE: impostor.url })
  const answer = await anna.call(purchaseReceipt, { params: { id } })
  platform.payments?.close()
  platform.payments = honest
  expect(answer).toMatchObject({ status: 502, body: { code: 'checkout_failed' } })
  expect(answer.headers.location).toBeUndefined()
  expect(logs.lines().filter(({ msg }) => msg === 'a receipt could not be fetched')).toMatchObject([
    { reason: { code: 'page_elsewhere' } },
  ])
})
