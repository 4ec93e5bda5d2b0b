import { restoreJobs } from '#contract/endpoints/jobs.ts'
import { findImages } from '#contract/endpoints/v1/images.ts'
import { V1JobEvent } from '#contract/endpoints/v1/job-event.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image, V1Job } from '#contract/endpoints/v1/shapes.ts'
import type { TokenScope } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { removeDeletedJobs } from '#server/jobs/deleting/remove-deleted-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { until } from '#server/testing/until.ts'

type Make = ReturnType<typeof makeActors>
type Person = Awaited<ReturnType<Make['user']>>
type Refused = { code?: string }

/** An API client for this user. */
async function clientOf(
  { make, platform }: { make: Make; platform: Platform },
  person: Person,
  scopes: TokenScope[] = ['jobs:read', 'jobs:write'],
) {
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(person.id, '192.0.2.7'), input)
  return make.visitor().with({ authorization: `Bearer ${text}` })
}
type Client = Awaited<ReturnType<typeof clientOf>>

const start = (client: Client, urls: string[], more: object = {}) =>
  client.call(calls.startJob, { body: { images: urls.map((url) => ({ url })), languages: ['de'], ...more } })
const stop = (client: Client, id: number) => client.call(calls.stopJob, { params: { id } })
const anyUrls = (count: number) => generated('https://example.org', count)

test('five API jobs run at once in addition to the app’s, a sixth is refused, and each is stopped separately', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const [client, stranger] = [await clientOf({ make, platform }, anna), await make.user()]
  const app = await anna.startJob({ images: 2 })
  const answers = await Promise.all([1, 2, 3, 4, 5].map((images) => start(client, anyUrls(images))))
  expect(answers.map(({ status, body }) => [status, body.status, body.images.total])).toEqual(
    [1, 2, 3, 4, 5].map((images) => [202, 'waiting', images]),
  )
  for (const { headers, body } of answers) expect(headers.location).toBe(`/api/v1/jobs/${body.id}`)
  const ids = answers.map(({ body }) => body.id)
  expect(await start(client, anyUrls(1))).toMatchObject({
    status: 409,
    body: { code: 'too_many_jobs', maxJobs: 5, jobIds: ids.toSorted((a, b) => a - b) },
  })

  const first = ids[0]!
  const other = await clientOf({ make, platform }, stranger)
  for (const { status } of [await stop(other, first), await stop(other, app.body.jobId)])
    expect(status).toBe(404)
  const reading = await clientOf({ make, platform }, anna, ['jobs:read'])
  expect(await stop(reading, first)).toMatchObject({
    status: 403,
    body: { code: 'scope_missing', scope: 'jobs:write' },
  })
  expect(await stop(client, first)).toMatchObject({ status: 202, body: { id: first, stopped: true } })
  const { body } = await client.call(calls.listJobs)
  const running = body.jobs.filter(({ finishedAt }) => finishedAt === null).map(({ id }) => id)
  expect(running.toSorted((a, b) => a - b)).toEqual(
    [app.body.jobId, ...ids.slice(1)].toSorted((a, b) => a - b),
  )
  expect((await anna.stopJob()).body).toEqual({ jobId: app.body.jobId })
  for (const id of ids) expect((await stop(client, id)).status).toBe(202)
})

test('options for single images and for all of them are applied, and the results are those of a list', async ({
  make,
  platform,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const client = await clientOf({ make, platform }, anna)
  const [a, b] = generated(pictures.url, 2)
  const { body: job } = await client.call(calls.startJob, {
    body: {
      name: 'Sommer',
      images: [
        { url: a!, context: 'Hof', keywords: ['Hund'], role: 'hero', maxAltCharacters: 90 },
        { url: b!, style: 'warm', avoidedKeywords: ['Katze', 'Maus'] },
        { url: `${pictures.url}/status/500/dandelion.jpg` },
      ],
      languages: ['de', 'Klingonisch'],
      keywords: ['Bauernhof'],
      brand: 'Acme',
      avoidedKeywords: ['Auto'],
      prompt: 'Kurz.',
    },
  })
  expect(job).toMatchObject({ filename: 'Sommer.json', languages: ['de', 'Klingonisch'] })
  const { rows } = await platform.pool.query(
    'select url, context, wishes, state from job_images where job_id = $1 order by position',
    [job.id],
  )
  expect(rows).toMatchObject([
    { url: a, context: 'Hof, Hund, Bauernhof', wishes: { role: 'hero', maxAltCharacters: '90' } },
    { url: b, context: 'Bauernhof', wishes: { style: 'warm', avoidedKeywords: 'Katze; Maus' } },
    { state: 'pending' },
  ])
  const { rows: kept } = await platform.pool.query(
    'select custom_prompt, text_wishes, list_file from jobs where id = $1',
    [job.id],
  )
  expect(kept[0]).toMatchObject({
    custom_prompt: 'Kurz.',
    text_wishes: { brand: 'Acme', avoidedKeywords: 'Auto' },
    list_file: expect.any(String),
  })

  worker()
  const params = { id: job.id }
  await until(async () => (await client.call(calls.readJob, { params })).body.finishedAt)
  const results = await client.call(calls.resultsJson, { params })
  const lines = await client.call(calls.resultsNdjson, { params })
  expect(lines.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  const objects = String(lines.body).trimEnd().split('\n')
  expect(objects.map((line) => JSON.parse(line))).toEqual(results.body)
  expect(objects.map((line) => JSON.parse(line).state)).toEqual(['succeeded', 'succeeded', 'failed'])

  const retry = (maxCost: number) => client.call(calls.retryJob, { params, body: { maxCost } })
  expect(await retry(51)).toMatchObject({ status: 402, body: { code: 'over_max_cost', costCents: 52 } })
  const retried = await retry(52)
  expect(retried).toMatchObject({ status: 202, body: { images: { total: 1 } } })
  expect(retried.headers.location).toBe(`/api/v1/jobs/${retried.body.id}`)
  expect(await client.call(calls.retryJob, { params })).toMatchObject({
    status: 409,
    body: { code: 'retried_already', jobId: retried.body.id },
  })
})

test('a list file is accepted as in the app, with a maximum cost', async ({ make, platform }) => {
  const anna = await make.user()
  const client = await clientOf({ make, platform }, anna)
  const file = { name: 'bilder.csv', content: ['url', ...anyUrls(3), ''].join('\n') }
  const send = (fields: Record<string, string>) =>
    client.upload<V1Job & Refused>(calls.startJob.url, { languages: '["de"]', ...fields }, file)
  expect(await send({ maxCost: '1' })).toMatchObject({
    status: 402,
    body: { code: 'over_max_cost', maxCostCents: 1 },
  })
  for (const [fields, path] of [
    [{ maxCosts: '1' }, 'maxCosts'],
    [{ maxCost: 'x' }, 'maxCost'],
  ] as const) {
    const { status, body } = await send(fields)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(JSON.stringify(body)).toContain(path)
  }
  expect(await anna.jobs()).toEqual([])
  const { status, body, headers } = await send({ maxCost: '1000' })
  expect([status, body.filename, body.images.total]).toEqual([202, 'bilder.csv', 3])
  expect(headers.location).toBe(`/api/v1/jobs/${body.id}`)
  await stop(client, body.id)
})

test('ids and metadata of images come back with them, in events, results and a search, and go along to a retry', async ({
  make,
  platform,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const client = await clientOf({ make, platform }, anna, ['jobs:read', 'jobs:write', 'images:read'])
  const [first, third] = generated(pictures.url, 2)
  const given = { externalId: 'sku-1', metadata: { shop: 'berlin' } }
  const images = [
    { url: first! },
    { url: `${pictures.url}/status/500/dandelion.jpg`, ...given },
    { url: third!, externalId: 'sku-3' },
  ]
  const { body: job } = await client.call(calls.startJob, { body: { images, languages: ['de', 'en'] } })
  worker()
  const params = { id: job.id }
  await until(async () => (await client.call(calls.readJob, { params })).body.finishedAt)

  const { body } = await client.call(calls.listImages, { params })
  const shown = (body as { images: V1Image[] }).images
  expect(shown).toMatchObject([
    { externalId: null, metadata: null, problem: null },
    { ...given, state: 'failed', problem: { code: 'server_error', message: expect.any(String) } },
    { externalId: 'sku-3', metadata: null },
  ])
  // One shape everywhere: what the results have is what the page has, with its row.
  const results = (await client.call(calls.resultsJson, { params })).body as (V1Image & { source: object })[]
  expect(results.map(({ source: _, ...image }) => image)).toEqual(shown)
  expect(results[1]!.source).toMatchObject(given)
  const found = await client.call(findImages, { query: { externalId: 'sku-1' } })
  expect((found.body as { images: V1Image[] }).images).toEqual([shown[1]])
  const events = await client.get<string>(`/api/v1/jobs/${job.id}/events`)
  const sent = String(events.body)
    .match(/^data: .*$/gm)!
    .map((line) => V1JobEvent.parse(JSON.parse(line.slice(6))))
  const failed = sent.find((event) => event.type === 'image' && event.image.position === 2)
  const { id, jobId, position, filename, state, problem, texts } = shown[1]!
  expect(failed).toMatchObject({
    image: {
      id,
      jobId,
      position,
      filename,
      state,
      problem,
      texts,
      externalId: 'sku-1',
      metadata: given.metadata,
    },
  })

  const { body: again } = await client.call(calls.retryJob, { params, body: {} })
  const retried = await client.call(calls.listImages, { params: { id: again.id } })
  expect((retried.body as { images: V1Image[] }).images).toMatchObject([given])
  await stop(client, again.id)
})

test('a quote says what a job would be and cost, and begins nothing', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 120 })
  const client = (await clientOf({ make, platform }, anna)).with({ 'idempotency-key': 'quote-1' })
  const quote = calls.quoteJob.url
  const images = anyUrls(3).map((url) => ({ url }))
  images.push(images[0]!, { url: images[1]!.url, existingAlt: 'Zwei Hunde' } as { url: string })
  const body = { images, languages: ['de'], onlyMissing: true, countRepeatsOnce: true }
  const quoted = {
    livemode: true,
    images: { total: 4, carried: 1, free: 1 },
    priceCents: 50,
    costCents: 150,
    balanceCents: 120,
    affordable: false,
    notices: [],
  }
  expect(await client.post(quote, body)).toMatchObject({ status: 200, body: quoted })
  const list = `url\n${anyUrls(2).join('\n')}`
  const form = await client.upload(quote, { languages: '["de"]' }, { name: 'list.csv', content: list })
  expect(form).toMatchObject({
    status: 200,
    body: { images: { total: 2 }, costCents: 100, affordable: true },
  })
  expect(await client.post(quote, { ...body, languages: ['xx'] })).toMatchObject({
    status: 400,
    body: { code: 'unknown_language' },
  })
  expect(await anna.jobs()).toEqual([])
  // Its key is free for the start, which holds exactly this.
  const begun = await client.call(calls.startJob, {
    body: { ...body, images: images.slice(0, 2), onlyMissing: false },
  })
  expect(begun).toMatchObject({ status: 202, body: { estimatedCents: 100 } })
  await stop(client, begun.body.id)
})

test('a carried image says in which languages it has no text', async ({ make, platform }) => {
  const anna = await make.user()
  const client = await clientOf({ make, platform }, anna)
  const [kept, other] = anyUrls(2).map((url) => ({ url }))
  const images = [{ ...kept!, existingAlt: 'Zwei Hunde am Strand' }, other!]
  const body = { images, languages: ['de', 'en', 'Dänisch'], onlyMissing: true }
  const { body: job } = await client.call(calls.startJob, { body })
  const page = await client.call(calls.listImages, { params: { id: job.id } })
  expect((page.body as { images: V1Image[] }).images).toMatchObject([
    { state: 'carried', missingLanguages: ['en', 'Dänisch'] },
    { state: 'pending', missingLanguages: [] },
  ])
  await stop(client, job.id)
})

test('an invalid job of images is refused by field, and nothing starts', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 99 })
  const client = await clientOf({ make, platform }, anna)
  const image = { url: 'https://example.org/1.jpg' }
  const languages = ['de']
  const rows: [body: object | undefined, status: number, code: string, named?: string][] = [
    [undefined, 400, 'invalid_input'],
    [{ images: [image], languages, maxcost: 3 }, 400, 'invalid_input', 'maxcost'],
    [{ images: [image, { ...image, titel: 'x' }], languages }, 400, 'invalid_input', 'titel'],
    [{ images: [], languages }, 400, 'invalid_input', 'images'],
    [{ images: Array(1_001).fill(image), languages }, 400, 'invalid_input', 'images'],
    [{ images: [image], languages: [] }, 400, 'invalid_input', 'languages'],
    [{ images: [image], languages: ['de', 'de'] }, 400, 'duplicate_language', '"field":"languages"'],
    [{ images: [image], languages: ['xx'] }, 400, 'unknown_language', '"field":"languages"'],
    [{ images: [image], languages: ['K9'] }, 400, 'invalid_custom_language', '"field":"languages"'],
    [{ images: [image], languages, baseUrl: 'shop' }, 400, 'base_url_invalid', '"field":"baseUrl"'],
    [{ images: [image], languages, maxCost: 0 }, 402, 'over_max_cost', '"field":"maxCost"'],
  ]
  for (const [body, status, code, named = ''] of rows) {
    const answer = await client.post<Refused>(calls.startJob.url, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).toContain(named)
  }
  const costly = { images: [image, ...anyUrls(1).map((url) => ({ url }))], languages }
  const { requestId, docs, ...poor } = (
    await client.post<Refused & Record<string, unknown>>(calls.startJob.url, costly)
  ).body
  expect(poor).toEqual({
    error: 'This can cost 100 cents, 1 more than the 99 cents that are available.',
    code: 'insufficient_credits',
    costCents: 100,
    balanceCents: 99,
    shortfallCents: 1,
    affordableImages: 1,
    imageCount: 2,
    languageCount: 1,
  })
  expect(await anna.jobs()).toEqual([])
})

test('twenty equal starts with one key have one job and get one answer', async ({ make, platform }) => {
  const anna = await make.user()
  const client = (await clientOf({ make, platform }, anna)).with({ 'idempotency-key': 'key-1' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(client, anyUrls(2))))
  for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]!.body])
  expect(await anna.jobs()).toHaveLength(1)
  // The app's keys are separate.
  const app = await anna.startJob({ idempotencyKey: 'key-1' })
  expect(app.body.jobId).not.toBe(answers[0]!.body.id)
  await anna.stopJob()
  await stop(client, answers[0]!.body.id)
})

test('a deleted job’s answer is deleted, comes back with it, and its key starts no other job', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const client = (await clientOf({ make, platform }, anna)).with({ 'idempotency-key': 'spring' })
  const { body } = await start(client, anyUrls(2))
  expect((await stop(client.with({ 'idempotency-key': 'stop' }), body.id)).status).toBe(202)
  const repeat = () => start(client, anyUrls(2))
  expect((await client.call(calls.deleteJob, { params: { id: body.id } })).status).toBe(204)
  const made = { kind: 'job', id: String(body.id), field: 'Idempotency-Key' }
  expect(await repeat()).toMatchObject({ status: 404, body: { code: 'not_found', ...made } })
  await anna.call(restoreJobs, { body: { jobIds: [body.id] } })
  expect(await repeat()).toMatchObject({ status: 202, body })

  await client.call(calls.deleteJob, { params: { id: body.id } })
  await platform.pool.query("update jobs set deleted_at = now() - interval '1 hour' where id = $1", [body.id])
  await removeDeletedJobs(platform)
  expect(await repeat()).toMatchObject({ status: 404, headers: { 'idempotency-replayed': 'true' } })
  const { rows } = await platform.pool.query('select body from idempotency_bodies where user_id = $1', [
    anna.id,
  ])
  expect(rows).toEqual([])
})

test('the events of a job are those of the contract, and continue after the last one that was read', async ({
  make,
  platform,
  pictures,
  worker,
}) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const client = await clientOf({ make, platform }, anna)
  const { body: job } = await start(client, generated(pictures.url, 3))
  const params = { id: job.id }
  worker()
  await until(async () => (await client.call(calls.readJob, { params })).body.finishedAt)

  const listen = async (lastEventId = '') => {
    const { body, headers } = await client
      .with({ 'last-event-id': lastEventId })
      .call(calls.followJob, { params })
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    return [...String(body).matchAll(/^data: (.*)$/gm)].map(([, data]) => V1JobEvent.parse(JSON.parse(data!)))
  }
  const heard = await listen()
  expect(heard.map(({ type }) => type)).toEqual(['image', 'image', 'image', 'status', 'end'])
  expect(heard.at(-1)).toMatchObject({ job: { id: job.id, status: 'completed', images: { succeeded: 3 } } })
  expect((await listen('2')).map(({ type }) => type)).toEqual(['image', 'status', 'end'])

  const other = await clientOf({ make, platform }, admin)
  expect((await other.call(calls.followJob, { params })).status).toBe(404)
})
