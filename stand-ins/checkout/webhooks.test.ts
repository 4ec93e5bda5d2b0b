import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'
import { catchWebhooks } from './testing/catch-webhooks.ts'

test('events arrive signed, as they are kept', async () => {
  await using standIn = await startCheckoutStandIn({ webhookSecret: 'whsec_of_a_test' })
  await using hook = await catchWebhooks('whsec_of_a_test')
  standIn.set({ webhookUrl: hook.url })
  const { id } = await askStripe(standIn).checkout.sessions.create(purchase)
  await standIn.pay(id)
  await standIn.delivered()
  expect(hook.caught).toEqual(standIn.events)
})

test('an event that is refused is sent again', async () => {
  await using standIn = await startCheckoutStandIn()
  await using hook = await catchWebhooks(standIn.webhookSecret)
  standIn.set({ webhookUrl: hook.url })
  hook.answers.push(500, 302)
  const { id } = await askStripe(standIn).checkout.sessions.create(purchase)
  await standIn.expire(id)
  await standIn.delivered()
  expect(hook.caught.map((event) => event.id)).toEqual(Array(3).fill(standIn.events[0]?.id))
})

test('held events wait until one is sent by hand, as often as asked', async () => {
  await using standIn = await startCheckoutStandIn()
  await using hook = await catchWebhooks(standIn.webhookSecret)
  standIn.set({ webhookUrl: hook.url, delivery: 'held' })
  const { id } = await askStripe(standIn).checkout.sessions.create(purchase)
  await standIn.pay(id)
  await standIn.delivered()
  expect(hook.caught).toEqual([])
  const eventId = String(standIn.events[0]?.id)
  hook.answers.push(400)
  expect(await standIn.deliver(eventId)).toBe(400)
  expect(await standIn.deliver(eventId)).toBe(200)
  expect(hook.caught.map((event) => event.id)).toEqual([eventId, eventId])
})

test('without an address events are kept', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id } = await askStripe(standIn).checkout.sessions.create(purchase)
  await standIn.pay(id)
  await standIn.delivered()
  expect(standIn.events).toHaveLength(1)
  await expect(standIn.deliver(String(standIn.events[0]?.id))).rejects.toThrow('webhookUrl')
})

test('a signature is good for its body, its secret and its time', async () => {
  await using standIn = await startCheckoutStandIn()
  const body = JSON.stringify({ id: 'evt_1', object: 'event' })
  const construct = (signed: string, secret = standIn.webhookSecret) =>
    Stripe.webhooks.constructEvent(body, signed, secret)
  expect(construct(standIn.sign(body))).toMatchObject({ id: 'evt_1' })
  expect(() => construct(standIn.sign(`${body} `))).toThrow('signature')
  expect(() => construct(standIn.sign(body), 'whsec_other')).toThrow('signature')
  expect(() => construct(standIn.sign(body, 1_700_000_000))).toThrow('tolerance')
})

test.each([500, 'none'] as const)(
  'closing does not wait for an event that is answered %s',
  async (answer) => {
    const standIn = await startCheckoutStandIn()
    await using hook = await catchWebhooks(standIn.webhookSecret)
    standIn.set({ webhookUrl: hook.url })
    hook.answers.push(...Array(20).fill(answer))
    const { id } = await askStripe(standIn).checkout.sessions.create(purchase)
    await standIn.pay(id)
    await expect.poll(() => hook.caught.length).toBeGreaterThan(0)
    await standIn.close()
    expect(hook.caught.length).toBeLessThan(7)
  },
)
