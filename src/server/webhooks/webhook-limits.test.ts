import * as v1 from '#contract/endpoints/v1/webhooks.ts'
import * as own from '#contract/endpoints/webhooks.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test } from '#server/testing/test.ts'
import { createWebhook } from './create-webhook.ts'
import { testWebhook } from './test-webhook.ts'

const hook = { url: 'https://example.org/hook', events: ['job.completed' as const] }
const refusedNow = { status: 429, body: { code: 'rate_limited' } }

test('a user can send 60 messages a minute and change webhooks 60 times an hour, in the app and with all tokens together', async ({
  start,
}) => {
  const [one, two] = [await start({ RATE_LIMIT: 'on' }), await start({ RATE_LIMIT: 'on' })]
  const [anna, berta] = [await one.make.user(), await one.make.user()]
  const input = { name: 'Test', scopes: ['webhooks:write' as const], days: null, monthlyCapCents: null }
  const programs: ReturnType<typeof two.make.visitor>[] = []
  for (const { platform, make } of [one, two]) {
    const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
    programs.push(make.visitor().with({ authorization: `Bearer ${text}` }))
  }
  const { body: made } = await anna.call(own.createWebhook, { body: hook })
  const params = { id: made.webhook.id }
  const { body: sent } = await anna.call(own.testWebhook, { params })
  // Neither the minute nor the hour may end during this test.
  await one.platform.pool.query("update attempt_counts set ends_at = now() + interval '2 hours'")

  const sends = [
    () => anna.call(own.testWebhook, { params }),
    () => anna.call(own.resendDelivery, { params: { ...params, deliveryId: sent.deliveryId } }),
    () => programs[0]!.call(v1.testWebhook, { params }),
    () => programs[1]!.call(v1.resendDelivery, { params: { ...params, deliveryId: sent.deliveryId } }),
  ]
  for (let number = 1; number < 60; number += 1) expect((await sends[number % 4]!()).status).toBe(202)
  for (const send of sends) expect(await send()).toMatchObject(refusedNow)

  const changes = [
    () => anna.call(own.changeWebhook, { params, body: { isOn: true } }),
    () => anna.call(own.rotateWebhookSecret, { params }),
    () => programs[0]!.call(v1.changeWebhook, { params, body: { isOn: true } }),
    () => programs[1]!.call(v1.rotateWebhookSecret, { params }),
  ]
  for (let number = 1; number < 60; number += 1) expect((await changes[number % 4]!()).status).toBe(200)
  for (const change of changes) expect(await change()).toMatchObject(refusedNow)
  expect(await anna.call(own.createWebhook, { body: hook })).toMatchObject(refusedNow)
  expect(await programs[0]!.call(v1.createWebhook, { body: hook })).toMatchObject(refusedNow)

  // Deleting is always possible, and nobody else is affected.
  expect((await anna.call(own.deleteWebhook, { params })).status).toBe(204)
  expect((await berta.call(own.createWebhook, { body: hook })).status).toBe(201)
})

test('a user can send 100 tests a day, each of which is logged', async ({ start }) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const { webhook } = await createWebhook(platform, userAt(anna.id, '192.0.2.7'), hook, lockUser)
  const send = () => testWebhook(platform, anna, webhook.id)
  // Ends its minute at once.
  const nextMinute = () =>
    platform.pool.query("delete from attempt_counts where ends_at < now() + interval '1 hour'")
  for (const _ of [1, 2]) {
    await Promise.all(Array.from({ length: 50 }, send))
    await nextMinute()
  }
  await expect(send()).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 80_000) },
  })
  const { rows } = await platform.pool.query(
    'select count(*)::int from webhook_deliveries where webhook_id = $1',
    [webhook.id],
  )
  expect(rows).toEqual([{ count: 100 }])
})

test('an address is stored with its host normalised, so that limits per host hold', async ({ make }) => {
  const anna = await make.user()
  const url = 'HTTPS://Hooks.B%C3%BCcher.example:443/a b'
  const { body } = await anna.call(own.createWebhook, { body: { ...hook, url } })
  expect(body.webhook.url).toBe('https://hooks.xn--bcher-kva.example/a%20b')
})
