import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'below', 'checkout.json')
}

test('payments survive a restart of a stand-in with a file, and their pages move with it', async () => {
  const file = temporaryFile()
  const first = await startCheckoutStandIn({ file })
  const paid = await askStripe(first).checkout.sessions.create(purchase)
  await first.pay(paid.id)
  const refund = await first.refund(paid.id, 100)
  const open = await askStripe(first).checkout.sessions.create(purchase)
  await first.close()

  await using second = await startCheckoutStandIn({ file })
  const stripe = askStripe(second)
  expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({
    url: `${second.url}/pay/${open.id}`,
  })
  const session = await stripe.checkout.sessions.retrieve(paid.id, {
    expand: ['payment_intent.latest_charge'],
  })
  expect(session).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      latest_charge: {
        amount_refunded: 100,
        receipt_url: expect.stringContaining(`${second.url}/receipts/`),
      },
    },
  })
  await second.failRefund(refund)
  expect((await stripe.refunds.list()).data).toMatchObject([{ id: refund, status: 'failed' }])
})

test('a pending direct debit settles with the next stand-in', async () => {
  const file = temporaryFile()
  const first = await startCheckoutStandIn({ file })
  const { id } = await askStripe(first).checkout.sessions.create(purchase)
  await first.pay(id, 'direct_debit')
  await first.close()

  await using second = await startCheckoutStandIn({ file, debitSettlesAfterMs: 1 })
  await expect.poll(() => second.sessions()).toMatchObject([{ payment_status: 'paid' }])
  expect(second.events.map(({ type }) => type)).toEqual(['checkout.session.async_payment_succeeded'])
})

test('a reset is kept too', async () => {
  const file = temporaryFile()
  const first = await startCheckoutStandIn({ file })
  await askStripe(first).checkout.sessions.create(purchase)
  first.reset()
  await first.close()
  await using second = await startCheckoutStandIn({ file })
  expect(second.sessions()).toEqual([])
})
