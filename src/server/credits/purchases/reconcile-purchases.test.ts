import { sql } from 'drizzle-orm'
import { openPayments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/purchase-test.ts'
import { until } from '#server/testing/until.ts'
import { startPurchaseWork } from './purchases.work.ts'
import { chooseUnsettled, reconcilePurchases } from './reconcile-purchases.ts'

const completed = 'checkout.session.completed'

/** One check; it chooses all purchases of up to a hundred minutes. */
function look(platform: Platform) {
  return reconcilePurchases(platform, { everySeconds: 600, signal: new AbortController().signal })
}

test('a purchase whose webhook never arrived is credited, and not again when it arrives after all', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 9)
  await checkout.pay(sessionId)
  await shop.age(id, '5 minutes')
  await Promise.all([look(platform), look(platform)])
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid' })
  await shop.hear(completed)
  await look(platform)
  expect(await shop.movementsOf(anna)).toEqual([{ cause: 'purchase', cents: 900 }])
})

test('a purchase is not checked in its first minute, and stays open while its page is', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 9)
  const waiting = await shop.begin(anna, 9)
  await shop.age(waiting.id, '5 minutes')
  await checkout.pay(sessionId)
  await look(platform)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'open' })
  expect(await shop.purchaseRow(waiting.id)).toMatchObject({ status: 'open' })
})

test('expired, pending, failed and successful payments are detected', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const begin = async () => {
    const purchase = await shop.begin(anna, 4)
    await shop.age(purchase.id, '5 minutes')
    return purchase
  }
  const [expired, waiting, returned, arrived] = [await begin(), await begin(), await begin(), await begin()]
  await checkout.expire(expired.sessionId)
  for (const { sessionId } of [waiting, returned, arrived]) await checkout.pay(sessionId, 'direct_debit')
  await look(platform)
  await checkout.settleDebit(returned.sessionId, 'failed')
  await checkout.settleDebit(arrived.sessionId, 'succeeded')
  await look(platform)
  const statusOf = async ({ id }: { id: number }) => (await shop.purchaseRow(id))?.status
  expect(await statusOf(expired)).toBe('expired')
  expect(await statusOf(waiting)).toBe('processing')
  expect(await statusOf(returned)).toBe('failed')
  expect(await statusOf(arrived)).toBe('paid')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 400 })
})

test('a purchase that never got a page fails after an hour', async ({ make, shop, platform }) => {
  const anna = await make.user()
  const [old, young] = [await shop.begin(anna, 4), await shop.begin(anna, 4)]
  await platform.db.execute(sql`update purchases set session_id = null where user_id = ${anna.id}`)
  await shop.age(old.id, '61 minutes')
  await shop.age(young.id, '59 minutes')
  await look(platform)
  expect(await shop.purchaseRow(old.id)).toMatchObject({ status: 'failed' })
  expect(await shop.purchaseRow(young.id)).toMatchObject({ status: 'open' })
})

test('a purchase whose outcome stays unknown does not stay open for ever', async ({
  make,
  shop,
  platform,
}) => {
  const anna = await make.user()
  const [old, young] = [await shop.begin(anna, 4), await shop.begin(anna, 4)]
  await platform.db.execute(sql`update purchases set session_id = 'cs_gone' || id where user_id = ${anna.id}`)
  await shop.age(old.id, '61 days')
  await shop.age(young.id, '59 days')
  await look(platform)
  expect(await shop.purchaseRow(old.id)).toMatchObject({ status: 'expired' })
  expect(await shop.purchaseRow(young.id)).toMatchObject({ status: 'open' })
})

test('a session that the payment service does not know does not delay the others', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const lost = await shop.begin(anna, 4)
  const { id, sessionId } = await shop.begin(anna, 4)
  await platform.db.execute(sql`update purchases set session_id = 'cs_lost' where id = ${lost.id}`)
  await checkout.pay(sessionId)
  await shop.age(lost.id, '5 minutes')
  await shop.age(id, '5 minutes')
  await look(platform)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid' })
  expect(await shop.purchaseRow(lost.id)).toMatchObject({ status: 'open' })
})

test('an unresponsive payment service is asked once per check', async ({
  make,
  checkout,
  shop,
  platform,
  logs,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  for (const { id } of [await shop.begin(anna, 4), await shop.begin(anna, 4)]) await shop.age(id, '5 minutes')
  checkout.set({ fault: 'error-500' })
  await look(platform)
  const warnings = logs.lines().filter(({ msg }) => msg === 'a purchase could not be looked up')
  expect(warnings).toMatchObject([{ reason: { statusCode: 500 } }])
})

test('the older a purchase is, the less often it is checked, and no check asks for too many', async ({
  make,
  platform: { db },
}) => {
  const anna = await make.user()
  const fill = (age: string, mark: string) =>
    db.execute(sql`
      insert into purchases (user_id, amount_cents, session_id, created_at)
      select ${anna.id}, 100, ${mark} || n, now() - ${age}::interval from generate_series(1, 300) n`)
  await db.execute(sql`update purchases set status = 'expired' where status in ('open', 'processing')`)
  await fill('10 minutes', 'young')
  await fill('2 days', 'old')
  await fill('61 days', 'given-up')
  const chosen = await chooseUnsettled(db, { everySeconds: 120, max: 900 })
  const count = (mark: string) => chosen.filter((sessionId) => sessionId.startsWith(mark)).length
  expect(count('young')).toBe(300)
  // Two or three of them each time: sixty would have a probability of less than one in 10^50.
  expect(count('old')).toBeLessThan(60)
  expect(count('given-up')).toBe(0)
  expect(await chooseUnsettled(db, { everySeconds: 120, max: 50 })).toHaveLength(50)
  await db.execute(sql`update purchases set status = 'expired' where status in ('open', 'processing')`)
})

test('a worker checks as soon as it starts, and stops while the payment service keeps it waiting', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 9)
  await checkout.pay(sessionId)
  await shop.age(id, '5 minutes')
  const work = startPurchaseWork(platform)
  await until(async () => (await shop.purchaseRow(id))?.status === 'paid')
  await work.stop()

  const another = await shop.begin(anna, 9)
  await shop.age(another.id, '5 minutes')
  checkout.set({ fault: 'hang' })
  const asked = new Promise((resolve) => platform.payments!.stripe.once('request', resolve))
  const waiting = startPurchaseWork(platform)
  await asked
  await waiting.stop()
  expect(await shop.purchaseRow(another.id)).toMatchObject({ status: 'open' })
  platform.payments = openPayments(platform.settings)
})

test('if payments are off nothing is asked', async ({ make, checkout, shop, start }) => {
  const { id, sessionId } = await shop.begin(await make.user(), 9)
  await checkout.pay(sessionId)
  await shop.age(id, '5 minutes')
  const { platform } = await start({ STRIPE_SECRET_KEY: '' })
  await look(platform)
  await startPurchaseWork(platform).stop()
  // A request would have returned that it is paid.
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'open' })
})
