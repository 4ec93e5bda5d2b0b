import type { makeActors } from '#server/testing/make-actors.ts'
import { expect, type Shop } from '#server/testing/purchase-test.ts'
import type { CheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'

const steps = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'refund.created',
  'charge.dispute.created',
  'charge.dispute.closed',
]

/** The 120 orders in which the events of a purchase, its refund and its dispute can arrive. */
export const orders = permute(steps)

interface World {
  make: ReturnType<typeof makeActors>
  checkout: CheckoutStandIn
  shop: Shop
}

/** Buys by direct debit; a part is refunded, and a dispute is won. Hears of it in this order, and expects what must be left. */
export async function playOrder({ make, checkout, shop }: World, order: string[]): Promise<void> {
  const anna = await make.user({ balanceCents: 0 })
  const { id, sessionId } = await shop.begin(anna, 10)
  await checkout.pay(sessionId, 'direct_debit')
  await checkout.settleDebit(sessionId, 'succeeded')
  await checkout.refund(sessionId, 300)
  await checkout.closeDispute(await checkout.dispute(sessionId), 'won')
  await shop.hear(...order)
  expect([order, await shop.creditsOf(anna)]).toEqual([order, { balance: 700, held: 0, owed: 0 }])
  expect(await shop.purchaseRow(id)).toMatchObject({ status: 'paid', takenBack: 300, uncollected: 0 })
}

function permute<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, place) => permute(items.toSpliced(place, 1)).map((rest) => [item, ...rest]))
}
