import { actOnImages, continueAction } from '#contract/endpoints/image-actions.ts'
import { editImage } from '#contract/endpoints/v1/images.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import * as hooks from '#contract/endpoints/v1/webhooks.ts'
import { webhookEvents } from '#contract/entities/webhook.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { test as base, expect } from '#server/testing/test.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'

/** A user with a job of three described images, a webhook for every event, and a token. */
const test = base.extend('world', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}, {}])
  const scopes = ['jobs:read', 'images:read', 'images:write', 'webhooks:read'] as const
  const input = { name: 'Test', scopes: [...scopes], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const client = make.visitor().with({ authorization: `Bearer ${text}` })
  const hook = { url: 'https://example.org/hook', events: [...webhookEvents] }
  const { webhook } = await createWebhook(platform, userAt(anna.id, '192.0.2.7'), hook, lockUser)
  const told = async () => {
    const params = { id: webhook.id }
    const { body } = await client.call(hooks.listDeliveries, { params })
    return (body as { deliveries: { payload: object }[] }).deliveries
      .map(({ payload }) => payload)
      .toReversed()
  }
  const list = async (query: object = {}) => {
    const answer = await client.call(calls.listImages, { params: { id: jobId }, query })
    return answer.body as { images: V1Image[]; total?: number }
  }
  return { anna, client, jobId, webhookId: webhook.id, told, list }
})

test('webhooks are told of changed texts and of approvals, one image or many', async ({ world }) => {
  const { anna, client, jobId, told } = world
  const edit = (position: number, body: object) =>
    client.call(editImage, { params: { id: `${jobId}-${position}` }, body })
  await edit(1, { texts: { de: { altText: 'Zwei Hunde' } } })
  await edit(2, { approved: true })
  // Nothing changes.
  await edit(2, { approved: true })
  await edit(2, { approved: false })
  const approval = { selection: { matching: {} }, action: { kind: 'approve' as const } }
  const { body } = await anna.call(actOnImages, { params: { id: jobId }, body: approval })
  if ('state' in body) await anna.call(continueAction, { params: { id: jobId, actionId: body.id } })
  const image = (position: number) => ({ id: `${jobId}-${position}`, jobId, position, externalId: null })
  expect(await told()).toMatchObject([
    { type: 'text.updated', data: { jobId, images: [image(1)] } },
    { type: 'image.approved', data: { jobId, images: [image(2)] } },
    { type: 'image.approved', data: { jobId, images: [image(1), image(2), image(3)] } },
  ])
})

test('what was changed since a time is listed alone, with how many there are', async ({
  platform,
  world,
}) => {
  const { client, jobId, list } = world
  await platform.pool.query("update job_images set done_at = '2026-01-01T00:00:00Z' where job_id = $1", [
    jobId,
  ])
  await client.call(editImage, {
    params: { id: `${jobId}-2` },
    body: { texts: { de: { altText: 'Zwei Hunde' } }, approved: true },
  })
  const since = { updatedAfter: '2026-01-02T00:00:00+01:00', total: 'true' }
  const changed = await list(since)
  expect(changed).toMatchObject({ total: 1, images: [{ id: `${jobId}-2` }] })
  expect(Date.parse(changed.images[0]!.updatedAt!)).toBeGreaterThan(Date.parse('2026-01-02T00:00:00Z'))
  expect(await list({ limit: 1, total: 'true' })).toMatchObject({
    total: 3,
    images: [{ updatedAt: '2026-01-01T00:00:00.000Z' }],
  })
  expect(await list({ approved: 'false', total: 'true' })).toMatchObject({ total: 2 })
  expect((await list()).total).toBeUndefined()
})

test('jobs are listed by status, label and time, with how many there are', async ({ platform, world }) => {
  const { anna, client, jobId } = world
  const other = await makeDescribedJob(platform, anna.id, [{}])
  await platform.pool.query(
    "update jobs set status = 'failed', labels = '{Spring}', created_at = '2026-01-01' where id = $1",
    [other],
  )
  const list = async (query: object) =>
    (await client.call(calls.listJobs, { query: { total: 'true', ...query } })).body
  expect(await list({ status: 'failed' })).toMatchObject({ total: 1, jobs: [{ id: other }] })
  expect(await list({ label: 'Spring' })).toMatchObject({ total: 1, jobs: [{ id: other }] })
  expect(await list({ label: 'Autumn' })).toMatchObject({ total: 0, jobs: [] })
  expect(await list({ createdAfter: '2026-01-02T00:00:00Z' })).toMatchObject({
    total: 1,
    jobs: [{ id: jobId }],
  })
  expect(await list({ createdBefore: '2026-01-02T00:00:00Z' })).toMatchObject({
    total: 1,
    jobs: [{ id: other }],
  })
  expect(await list({ limit: 1 })).toMatchObject({ total: 2, jobs: [{}] })
})

test('a token that may only read webhooks changes none, and one that may write them reads them, too', async ({
  make,
  platform,
  world,
}) => {
  const { anna, client, webhookId } = world
  const params = { id: webhookId }
  expect((await client.call(hooks.readWebhook, { params })).status).toBe(200)
  expect(await client.call(hooks.changeWebhook, { params, body: { isOn: false } })).toMatchObject({
    status: 403,
    body: { code: 'scope_missing', scope: 'webhooks:write' },
  })
  const input = { name: 'Test', scopes: ['webhooks:write' as const], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const writer = make.visitor().with({ authorization: `Bearer ${text}` })
  expect((await writer.call(hooks.listWebhooks)).status).toBe(200)
})
