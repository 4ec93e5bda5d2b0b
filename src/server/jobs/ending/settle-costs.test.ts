import { adjustCredits } from '#contract/endpoints/admin.ts'
import { creditTransactions, purchaseCredits } from '#contract/endpoints/credits.ts'
import { userStats } from '#contract/endpoints/own-account.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { chargesOf, creditsOf, expectNothingCharged } from '#server/testing/cost-calls.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'

const test = jobTest
  .extend('checkout', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const checkout = await startCheckoutStandIn()
    onCleanup(checkout.close)
    return checkout
  })
  .extend('environment', { scope: 'file' }, ({ checkout }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    STRIPE_SECRET_KEY: checkout.secretKey,
    STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
    STRIPE_API_BASE: checkout.url,
  }))

const balanceCents = 1_000

test('only successes are charged, in one transaction, and the rest of the hold is released', async ({
  make,
  pictures,
  worker,
  platform,
}) => {
  worker()
  const anna = await make.user({ balanceCents, language: 'en' })
  const images = [...generated(pictures.url, 3), `${pictures.url}/does-not-exist.jpg`, 'media/5.jpg']
  const { body } = await anna.startJob({ images, languages: ['de', 'en'] })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({
    status: 'completed',
    successfulImages: 3,
    failedImages: 2,
    costCents: 156,
    isPaid: true,
  })
  expect(await creditsOf(anna)).toEqual({ balance: 844, held: 0, owed: 0 })
  const [charge, ...more] = (await anna.call(creditTransactions, { query: { type: 'deduction' } })).body
  expect(more).toEqual([])
  expect(charge).toMatchObject({ jobId: body.jobId, amount: -156, purchaseId: null, reason: null })
  expect(charge!.description).toBe(`Job ${body.jobId}: 3 × €0.52 per image`)
  expect((await anna.call(userStats)).body).toEqual({ totalImagesProcessed: 3, totalCost: 1.56 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('totals are the sum of all charges, over several jobs', async ({ make, worker }) => {
  worker()
  const anna = await make.user({ balanceCents })
  for (const languages of [['de'], ['de', 'en'], ['de', 'en', 'it']]) {
    const { body } = await anna.startJob({ images: 2, languages })
    await anna.ended(body.jobId)
  }
  const charges = await chargesOf(anna)
  expect(charges.map(({ amount }) => amount)).toEqual([-108, -104, -100])
  expect(await creditsOf(anna)).toMatchObject({ balance: 688, held: 0 })
  expect((await anna.call(userStats)).body).toEqual({ totalImagesProcessed: 6, totalCost: 3.12 })
})

test('a job whose images all failed has failed and costs nothing', async ({ make, pictures, worker }) => {
  worker()
  const anna = await make.user({ balanceCents })
  const images = [1, 2, 3].map((number) => `${pictures.url}/status/404/${number}.jpg`)
  const { body } = await anna.startJob({ images })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'failed', failedImages: 3, costCents: 0, isPaid: false })
  await expectNothingCharged(anna, balanceCents)
})

test('a list without any address fails at its start, costs nothing, and must be affordable all the same', async ({
  make,
}) => {
  const [anna, berta] = [await make.user({ balanceCents }), await make.user({ balanceCents: 99 })]
  const images = ['media/1.jpg', 'media/2.jpg']
  const { status, body } = await anna.startJob({ images })
  expect(status).toBe(202)
  expect((await anna.job(body.jobId)).job).toMatchObject({ status: 'failed', costCents: 0, isPaid: false })
  await expectNothingCharged(anna, balanceCents)
  expect((await berta.startJob({ images })).status).toBe(402)
})

test('the price is that of the start, even if it has changed by the end', async ({
  make,
  worker,
  platform,
}) => {
  const anna = await make.user({ balanceCents })
  const { body } = await anna.startJob({ images: 3 })
  await platform.pool.query('update jobs set price_cents = 47 where id = $1', [body.jobId])
  worker()
  expect((await anna.ended(body.jobId)).job).toMatchObject({ priceCents: 47, costCents: 141 })
  expect(await creditsOf(anna)).toEqual({ balance: balanceCents - 141, held: 0, owed: 0 })
  expect(await chargesOf(anna)).toEqual([{ jobId: body.jobId, amount: -141 }])
  expect((await anna.call(userStats)).body.totalCost).toBe(1.41)
})

test('credit bought or adjusted during a job does not affect its hold', async ({
  make,
  worker,
  app,
  checkout,
  platform,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents: 200 })]
  const { body } = await anna.startJob({ images: 3 })
  const adjust = (amount: number) => root.call(adjustCredits, { body: { userId: anna.id, amount } })
  // What the job holds cannot be removed.
  expect(await adjust(-51)).toMatchObject({ status: 400, body: { code: 'balance_would_be_negative' } })
  expect(await adjust(-20)).toMatchObject({ status: 200, body: { balance: 30 } })

  await anna.call(purchaseCredits, { body: { amount: 5 } })
  await checkout.pay(checkout.sessions().at(-1)!.id)
  const payload = JSON.stringify(checkout.events.at(-1))
  const headers = { 'content-type': 'application/json', 'stripe-signature': checkout.sign(payload) }
  const told = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
  expect(told.statusCode).toBe(200)
  expect(await creditsOf(anna)).toEqual({ balance: 530, held: 150, owed: 0 })

  worker()
  await anna.ended(body.jobId)
  expect(await creditsOf(anna)).toEqual({ balance: 530, held: 0, owed: 0 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('two users whose jobs end at once are each charged their own', async ({ make, worker, platform }) => {
  const users = [await make.user({ balanceCents }), await make.user({ balanceCents })]
  const started = await Promise.all(users.map((user, index) => user.startJob({ images: 2 + index })))
  worker()
  worker()
  for (const [index, user] of users.entries()) {
    const { jobId } = started[index]!.body
    await user.ended(jobId)
    const cents = 50 * (2 + index)
    expect(await chargesOf(user)).toEqual([{ jobId, amount: -cents }])
    expect(await creditsOf(user)).toEqual({ balance: balanceCents - cents, held: 0, owed: 0 })
  }
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('a job deleted after its end leaves its charge behind', async ({ make, worker }) => {
  worker()
  const anna = await make.user({ balanceCents })
  const { body } = await anna.startJob({ images: 2 })
  await anna.ended(body.jobId)
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBe(204)
  expect(await chargesOf(anna)).toEqual([{ jobId: body.jobId, amount: -100 }])
  expect(await creditsOf(anna)).toEqual({ balance: 900, held: 0, owed: 0 })
})
