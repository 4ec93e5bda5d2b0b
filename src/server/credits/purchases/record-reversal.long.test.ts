import { expect, test } from '#server/testing/purchase-test.ts'
import { orders, playOrder } from './testing/play-order.ts'

test('whatever the order of payment, refund and a won dispute, the final balance is the same', async ({
  make,
  checkout,
  shop,
}) => {
  expect(orders).toHaveLength(120)
  for (const order of orders) await playOrder({ make, checkout, shop }, order)
})
