import type { InjectOptions } from 'fastify'
import * as hooks from '#contract/endpoints/v1/webhooks.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

/** A user's test token, and a client with it. */
const test = plainTest
  .extend('authorization', async ({ make, platform }) => {
    const { id } = await make.user()
    const input = { name: 'Shop', scopes: [...tokenScopes], days: null, monthlyCapCents: null, isTest: true }
    const { text } = await createToken(platform, userAt(id, '192.0.2.7'), input)
    return `Bearer ${text}`
  })
  .extend('client', ({ make, authorization }) => make.visitor({ language: 'en' }).with({ authorization }))

const ofTokens = 'for this token: it does not exist, or belongs to another account or to the other mode'

test.for([
  ['GET', '/jobs/999', 'job', '999'],
  ['GET', '/jobs/999/images', 'job', '999'],
  ['GET', '/jobs/999/results.csv', 'job', '999'],
  ['GET', '/jobs/999/events', 'job', '999'],
  ['POST', '/jobs/999/stop', 'job', '999'],
  ['DELETE', '/jobs/999', 'job', '999'],
  ['GET', '/images/999-3', 'image', '999-3'],
  ['GET', '/images/9999999999-3', 'image', '9999999999-3'],
  ['DELETE', '/images/999-3', 'image', '999-3'],
  ['GET', '/audits/999', 'audit', '999'],
  ['GET', '/audits/999.csv', 'audit', '999'],
  ['DELETE', '/audits/999', 'audit', '999'],
  ['GET', '/webhooks/999', 'webhook', '999'],
  ['DELETE', '/webhooks/999', 'webhook', '999'],
  ['POST', '/webhooks/999/test', 'webhook', '999'],
  ['POST', '/webhooks/999/deliveries/msg_2fQXv8kLpR1c/resend', 'webhook', '999'],
] as const)(
  '%s %s names the %s that is not there',
  async ([method, path, kind, id], { app, authorization }) => {
    const asked: InjectOptions = { method, url: `/api/v1${path}`, headers: { authorization } }
    const english = await app.inject(asked)
    expect(english.statusCode).toBe(404)
    const named = { code: 'not_found', field: 'id', kind, id }
    expect(english.json()).toMatchObject({
      ...named,
      error: expect.stringContaining(`No ${kind} ${id} ${ofTokens}`),
    })
    const german = await app.inject({ ...asked, headers: { authorization, 'accept-language': 'de' } })
    expect(german.json()).toMatchObject({
      ...named,
      error: expect.stringContaining(` ${id} gibt es für dieses Token nicht: `),
    })
  },
)

test('of a delivery that is not there, its webhook is not named', async ({ client }) => {
  const body = { url: 'https://example.org/hook', events: ['job.completed' as const] }
  const { webhook } = (await client.call(hooks.createWebhook, { body })).body
  const params = { id: webhook.id, deliveryId: 'msg_2fQXv8kLpR1c' }
  expect((await client.call(hooks.resendDelivery, { params })).body).toMatchObject({
    field: 'deliveryId',
    kind: 'delivery',
    id: params.deliveryId,
    error: expect.stringContaining(`No delivery ${params.deliveryId} ${ofTokens}`),
  })
})

test('a page after an image that cannot be names the parameter', async ({ client }) => {
  expect((await client.get('/api/v1/images?externalId=a&after=9999999999-3')).body).toMatchObject({
    code: 'not_found',
    field: 'after',
    kind: 'image',
    id: '9999999999-3',
  })
})
