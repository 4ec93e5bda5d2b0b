import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as images from '#contract/endpoints/v1/images.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import * as hooks from '#contract/endpoints/v1/webhooks.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { resealImageHeaders } from '#server/jobs/image-headers.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

const secret = 'Bearer picture-secret-0815'

/** A user's client, and a site that shows its pictures only with the right header. */
const test = jobTest
  .extend('client', async ({ make, platform }) => {
    const anna = await make.user()
    const input = { name: 'Shop', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
    const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
    return make.visitor().with({ authorization: `Bearer ${text}` })
  })
  .extend('protectedSite', async ({ make: _ }, { onCleanup }) => {
    const picture = await makePicture().jpeg().toBuffer()
    const server = createServer((request, response) => {
      if (request.headers.authorization === secret) response.end(picture)
      else response.writeHead(401).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

test('images behind a login are fetched with the headers of their order, also by a retry, and nobody reads these', async ({
  client,
  platform,
  protectedSite,
  worker,
}) => {
  const order = (headers: Record<string, string>) => ({
    images: [{ url: `${protectedSite}/a.jpg` }],
    languages: ['de'],
    imageHeaders: { [protectedSite]: headers },
  })
  const { body: job } = await client.call(calls.startJob, { body: order({ Authorization: secret }) })
  worker()
  const ended = async (id: number) =>
    await until(async () => {
      const { body } = await client.call(calls.readJob, { params: { id } })
      return body.finishedAt && body
    })
  expect(await ended(job.id)).toMatchObject({ images: { succeeded: 1 } })
  await platform.pool.query(
    `update job_images set state = 'failed', fault = '{"code":"unreachable"}' where job_id = $1`,
    [job.id],
  )
  await platform.pool.query('update jobs set succeeded = 0, failed = 1 where id = $1', [job.id])
  await platform.db.transaction((tx) => resealImageHeaders(tx, platform.secrets))
  const { body: again } = await client.call(calls.retryJob, { params: { id: job.id }, body: {} })
  expect(await ended(again.id)).toMatchObject({ images: { succeeded: 1 } })

  const { rows } = await platform.pool.query('select jobs::text as row from jobs')
  expect(rows.map(({ row }) => row).join()).not.toContain('picture-secret')
  const read = await client.call(calls.readJob, { params: { id: job.id } })
  expect(JSON.stringify(read.body)).not.toMatch(/headers|secret/i)
})

test('headers and addresses that cannot be used are refused by name', async ({ client }) => {
  const send = async (extras: object) => {
    const body = { images: [{ url: 'https://example.org/1.jpg' }], languages: ['de'], ...extras }
    const answer = await client.post<{ code?: string; field?: string }>(calls.startJob.url, body)
    return [answer.status, answer.body.code, answer.body.field]
  }
  const invalid = [400, 'invalid_input', expect.any(String)]
  const at = (headers: object, origin = 'https://example.org') => ({ imageHeaders: { [origin]: headers } })
  expect(await send(at({ Host: 'x' }))).toEqual(invalid)
  expect(await send(at({ 'Transfer-Encoding': 'chunked' }))).toEqual(invalid)
  expect(await send(at({ 'X-A': 'a\r\nB: c' }))).toEqual(invalid)
  expect(await send(at({ 'X-A': 'a' }, 'https://example.org/path'))).toEqual(invalid)
  expect(await send(at({ 'X-A': 'a'.repeat(4_000) }))).toEqual(invalid)
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, place) => [`X-${place}`, 'a']))
  expect(await send(at(many))).toEqual(invalid)
  expect(await send({ webhookUrl: 'https://example.org/hook' })).toEqual(invalid)
  expect(await send({ webhookUrl: 'https://example.org/hook', webhookId: 999_999 })).toEqual(invalid)
  const hook = { url: 'https://example.org/hook', events: ['job.completed'] as ['job.completed'] }
  const { webhook } = (await client.call(hooks.createWebhook, { body: hook })).body
  expect(await send({ webhookUrl: 'http://127.0.0.1/hook', webhookId: webhook.id })).toEqual([
    400,
    'webhook_url_refused',
    'webhookUrl',
  ])
})

test('the events of a job, and of one image, are sent to the address that its call names', async ({
  client,
  pictures,
  worker,
}) => {
  const events = ['job.stopped', 'image.completed'] as ['job.stopped', 'image.completed']
  const body = { url: 'https://example.org/hook', events }
  const { webhook } = (await client.call(hooks.createWebhook, { body })).body
  const extras = { webhookId: webhook.id, webhookUrl: 'https://tenant.example/hook?job=7' }
  const list = `url\n${pictures.url}/generated/1.jpg`
  const started = await client.upload<{ id: number }>(
    calls.startJob.url,
    { languages: '["de"]', webhookId: String(webhook.id), webhookUrl: extras.webhookUrl },
    { name: 'list.csv', content: list },
  )
  expect(started.status).toBe(202)
  await client.call(calls.stopJob, { params: { id: started.body.id } })
  worker()
  const image = { url: 'https://example.org/1.jpg', languages: ['de'], ...extras }
  const ordered = await client.with({ prefer: 'respond-async' }).call(images.describeImage, { body: image })
  expect([ordered.status, (ordered.body as V1Image).state]).toEqual([202, 'pending'])
  const { body: log } = await client.call(hooks.listDeliveries, { params: { id: webhook.id } })
  expect(log.deliveries).toMatchObject([{ event: 'job.stopped', url: extras.webhookUrl }])
})
