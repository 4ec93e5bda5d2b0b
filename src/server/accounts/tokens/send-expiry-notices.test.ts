import { messageOf } from '#contract/endpoints/v1/webhook-message.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { createToken } from './create-token.ts'
import { sendExpiryNotices } from './send-expiry-notices.ts'

test('seven days before a token expires its owner is notified once, by mail and by webhook', async ({
  make,
  platform,
  mails,
}) => {
  const anna = await make.user()
  const actor = userAt(anna.id, '192.0.2.7')
  const hook = { url: 'https://example.org/hook', events: ['token.expiring' as const] }
  const { webhook } = await createWebhook(platform, actor, hook, lockUser)
  for (const [name, left] of [
    ['soon', '6 days'],
    ['later', '8 days'],
    ['revoked', '6 days'],
    ['over', '-1 minute'],
  ] as const) {
    const { token } = await createToken(platform, actor, {
      name,
      scopes: ['jobs:read'],
      days: 30,
      monthlyCapCents: null,
    })
    await platform.pool.query(
      `update api_tokens set expires_at = now() + $2::interval,
        revoked_at = case when name = 'revoked' then now() end where id = $1`,
      [token.id, left],
    )
  }
  const told = await Promise.all([
    sendExpiryNotices(platform),
    sendExpiryNotices(platform),
    sendExpiryNotices(platform),
  ])
  expect(told.toSorted()).toEqual([0, 0, 1])
  const orders = (await mails.orders()).filter(({ data }) => data.kind === 'token_expiring')
  expect(orders).toMatchObject([{ data: { userId: anna.id, token: { name: 'soon' } } }])
  const { rows } = await platform.pool.query('select body from webhook_deliveries where webhook_id = $1', [
    webhook.id,
  ])
  expect(rows.map(({ body }) => messageOf('token.expiring').parse(JSON.parse(body)).data.name)).toEqual([
    'soon',
  ])
})
