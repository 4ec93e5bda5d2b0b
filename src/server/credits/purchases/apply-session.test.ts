import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Actor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/purchase-test.ts'

const completed = 'checkout.session.completed'
const succeeded = 'checkout.session.async_payment_succeeded'
const failed = 'checkout.session.async_payment_failed'
const expired = 'checkout.session.expired'

test('a direct debit is credited when the money arrives, days later, and the user is notified', async ({
  make,
  checkout,
  shop,
}) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 12)
  await checkout.pay(sessionId, 'direct_debit')
  await shop.hear(completed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'processing' })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 0 })
  await checkout.settleDebit(sessionId, 'succeeded')
  await shop.hear(succeeded, succeeded, completed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid' })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_200 })
  expect(await told(anna)).toEqual(['purchase_credited'])
})

test('a failed direct debit is reported once and changes no credit', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 12)
  await checkout.pay(sessionId, 'direct_debit')
  await checkout.settleDebit(sessionId, 'failed')
  // The failure arrives before earlier events.
  await shop.hear(failed, completed, failed)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'failed' })
  expect(await shop.movementsOf(anna)).toEqual([])
  expect(await told(anna)).toEqual(['purchase_failed'])
})

test('an unpaid page expires', async ({ make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 12)
  await checkout.expire(sessionId)
  await shop.hear(expired, expired)
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'expired' })
  expect(await told(anna)).toEqual([])
})

test.for([expired, failed])('%s after the payment takes nothing back', async (type, { make, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { id } = await shop.buy(anna, 12)
  const paid = shop.eventsOf(completed)[0]!
  expect(await shop.deliver({ ...paid, type })).toMatchObject({ status: 200 })
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid' })
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_200 })
})

test.for([expired, failed])('a payment after %s is credited', async (type, { make, checkout, shop }) => {
  const anna = await make.user({ balanceCents: 0 })
  const { sessionId } = await shop.begin(anna, 12)
  await checkout.pay(sessionId)
  const paid = shop.eventsOf(completed)[0]!
  await shop.deliver({ ...paid, type })
  await shop.deliver(paid)
  expect(await shop.creditsOf(anna)).toMatchObject({ balance: 1_200 })
})

async function told(user: Actor): Promise<string[]> {
  const { body } = await user.call(listNotifications)
  return body.map(({ type }) => type)
}
