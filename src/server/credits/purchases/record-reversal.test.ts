import { holdCredits } from '#server/credits/hold-credits.ts'
import { settleHold } from '#server/credits/settle-hold.ts'
import { type AnyEvent, expect, test } from '#server/testing/purchase-test.ts'
import { orders, playOrder } from './testing/play-order.ts'

// In every fifth any three of the events come in each order, and each event at each place; the long test has all of them.
test('whatever the order of payment, refund and a won dispute, the final balance is the same', async ({
  make,
  checkout,
  shop,
}) => {
  const some = orders.filter((_, index) => index % 5 === 0)
  for (const order of some) await playOrder({ make, checkout, shop }, order)
})

test('all events at once, three times over, lead to the same balance', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 10)
  await checkout.pay(sessionId, 'direct_debit')
  await checkout.settleDebit(sessionId, 'succeeded')
  await checkout.failRefund(await checkout.refund(sessionId, 300))
  await checkout.refund(sessionId, 250)
  await checkout.closeDispute(await checkout.dispute(sessionId, 100), 'won')
  await checkout.closeDispute(await checkout.dispute(sessionId, 200), 'lost')
  const everything = [...checkout.events, ...checkout.events, ...checkout.events]
  const answers = await Promise.all(everything.map((event) => shop.deliver(event)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await shop.creditsOf(anna)).toEqual({ balance: 550, held: 0, owed: 0 })
})

test('each movement is in the ledger, and a failed refund is given back', async ({
  make,
  checkout,
  shop,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  const refundId = await checkout.refund(sessionId, 400)
  await shop.hear('refund.created', 'refund.updated', 'charge.refunded', 'refund.created')
  await checkout.failRefund(refundId)
  // The event of its creation comes late: it stays undone.
  const [created] = shop.eventsOf('refund.created')
  await shop.hear('refund.failed')
  await shop.deliver(created!)
  expect(await shop.movementsOf(anna)).toEqual([
    { cause: 'purchase', cents: 1_000 },
    { cause: 'taken_back', cents: -400 },
    { cause: 'given_back', cents: 400 },
  ])
})

test('a refund that failed before we knew of it takes nothing', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  await checkout.failRefund(await checkout.refund(sessionId))
  await shop.hear('refund.failed', 'refund.created')
  expect(await shop.movementsOf(anna)).toEqual([{ cause: 'purchase', cents: 1_000 }])
})

test('the charge’s own event applies every refund of it', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  await checkout.refund(sessionId, 100)
  await checkout.refund(sessionId, 200)
  await shop.hear('charge.refunded')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 700 })
})

test('a dispute takes the credit; won, it comes back; lost, it stays away', async ({
  make,
  checkout,
  shop,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const first = await shop.buy(anna, 10)
  const wonId = await checkout.dispute(first.sessionId)
  await shop.hear('charge.dispute.created', 'charge.dispute.funds_withdrawn')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0, owed: 0 })
  await checkout.closeDispute(wonId, 'won')
  await shop.hear('charge.dispute.funds_reinstated', 'charge.dispute.closed')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_000 })
  const second = await shop.buy(anna, 5)
  await checkout.closeDispute(await checkout.dispute(second.sessionId), 'lost')
  await shop.hear('charge.dispute.closed', 'charge.dispute.created')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_000 })
})

test('an inquiry moves no money until it becomes a dispute', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  await checkout.dispute(sessionId)
  const dispute = shop.eventsOf('charge.dispute.created')[0]!
  const withStatus = (status: string): AnyEvent => ({
    ...dispute,
    data: { object: { ...dispute.data.object, status } },
  })
  await shop.deliver(withStatus('warning_needs_response'))
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_000 })
  await shop.deliver(withStatus('needs_response'))
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0 })
  await shop.deliver(withStatus('warning_closed'))
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_000 })
})

test('refund and dispute together take at most the purchase', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 5_000 })
  const { sessionId } = await shop.buy(anna, 10)
  await checkout.refund(sessionId, 600)
  await checkout.dispute(sessionId)
  await shop.hear('refund.created', 'charge.dispute.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 5_000, held: 0, owed: 0 })
})

test('what was spent before a refund is owed, and later purchases pay it, oldest first', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const spend = (jobId: number, cents: number) =>
    platform.db.transaction(async (tx) => {
      expect(await holdCredits(tx, { userId: anna.id, jobId, cents })).toMatchObject({ isHeld: true })
      await settleHold(tx, { userId: anna.id, jobId, images: 1, priceCents: cents })
    })
  const first = await shop.buy(anna, 10)
  const second = await shop.buy(anna, 10)
  await spend(7_000_001, 1_900)
  await checkout.refund(second.sessionId)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 900 })
  await checkout.refund(first.sessionId, 500)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 1_400 })

  const third = await shop.buy(anna, 6)
  expect(await shop.purchaseRow(first.id)).toMatchObject({ takenBack: 500, uncollected: 0 })
  expect(await shop.purchaseRow(second.id)).toMatchObject({ takenBack: 200, uncollected: 800 })
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 800 })
  await shop.buy(anna, 10)
  expect(await shop.creditsOf(anna)).toEqual({ balance: 200, held: 0, owed: 0 })
  expect(await shop.purchaseRow(third.id)).toMatchObject({ takenBack: 0, uncollected: 0 })
})

test('a purchase pays debts from its own amount, not from other credit', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  const hold = { userId: anna.id, jobId: 7_000_002, cents: 1_000 }
  await platform.db.transaction((tx) => holdCredits(tx, hold))
  await checkout.refund(sessionId)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 1_000, owed: 1_000 })
  // The job releases all of it: it is credit again.
  await platform.db.transaction((tx) => settleHold(tx, { ...hold, images: 0, priceCents: 0 }))
  await shop.buy(anna, 3)
  expect(await shop.creditsOf(anna)).toEqual({ balance: 1_000, held: 0, owed: 700 })
})

test('a job keeps its hold while a refund takes the rest', async ({ make, checkout, shop, platform }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  const hold = { userId: anna.id, jobId: 7_000_003, cents: 800 }
  await platform.db.transaction((tx) => holdCredits(tx, hold))
  await checkout.refund(sessionId)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 800, owed: 800 })
  await platform.db.transaction((tx) => settleHold(tx, { ...hold, images: 8, priceCents: 100 }))
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 800 })
})

test('an undone dispute first reduces what could not be collected', async ({
  make,
  checkout,
  shop,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  const hold = { userId: anna.id, jobId: 7_000_004, cents: 700 }
  await platform.db.transaction((tx) => holdCredits(tx, hold))
  const small = await checkout.dispute(sessionId, 400)
  await shop.hear('charge.dispute.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 0, held: 700, owed: 100 })
  await checkout.dispute(sessionId, 200)
  await shop.hear('charge.dispute.created')
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0, owed: 300 })
  await checkout.closeDispute(small, 'won')
  await shop.hear('charge.dispute.closed')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 100, held: 700, owed: 0 })
})

test('a refund reported before its payment waits for it', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 50 })
  const { id, sessionId } = await shop.begin(anna, 10)
  await checkout.pay(sessionId)
  await checkout.refund(sessionId, 1_000)
  await shop.hear('refund.created')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 50, held: 0, owed: 0 })
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'open', takenBack: 0, uncollected: 0 })
  await shop.hear('checkout.session.completed')
  expect(await shop.creditsOf(anna)).toEqual({ balance: 50, held: 0, owed: 0 })
  expect(await shop.movementsOf(anna)).toEqual([
    { cause: 'purchase', cents: 1_000 },
    { cause: 'taken_back', cents: -1_000 },
  ])
})

test('a refund in another currency takes nothing and is an error in the log', async ({
  make,
  checkout,
  shop,
  logs,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.buy(anna, 10)
  await checkout.refund(sessionId)
  const refund = shop.eventsOf('refund.created')[0]!
  await shop.deliver({ ...refund, data: { object: { ...refund.data.object, currency: 'usd' } } })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_000 })
  expect(logs.takeErrors()).toHaveLength(1)
})
