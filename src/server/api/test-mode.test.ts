import { listJobs } from '#contract/endpoints/jobs.ts'
import { listAudits } from '#contract/endpoints/site-audits.ts'
import * as account from '#contract/endpoints/v1/account.ts'
import * as audits from '#contract/endpoints/v1/audits.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import * as hooks from '#contract/endpoints/v1/webhooks.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { removeOld } from '#server/admin/remove-old.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { userAt } from '#server/audit/actor.ts'
import { createDescriber } from '#server/describing/describer.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { claimSingles } from '#server/jobs/single/claim-singles.ts'
import { workOnSingle } from '#server/jobs/single/single.work.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { claimAudits } from '#server/site-audits/scanning/claim-audits.ts'
import { finishAudit } from '#server/site-audits/scanning/finish-audit.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { until } from '#server/testing/until.ts'

type Refused = { code?: string }

/** A user without credit and keys, with a client for test data and one for live data. */
const test = jobTest.extend('world', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 0, isWaiting: true, language: 'en' })
  const [client, live] = [await clientOf(anna.id, true), await clientOf(anna.id, false)]
  return { anna, client, live }

  async function clientOf(userId: number, isTest: boolean) {
    const input = { name: 'Shop', scopes: [...tokenScopes], days: null, monthlyCapCents: 0, isTest }
    const { text } = await createToken(platform, userAt(userId, '192.0.2.7'), input)
    expect(text).toMatch(isTest ? /^bw_test_/ : /^bw_live_/)
    return make.visitor().with({ authorization: `Bearer ${text}` })
  }
})
type Client = ReturnType<ReturnType<typeof makeActors>['visitor']>

const at = (name: string) => `https://shop.example/${name}.jpg`
const start = (client: Client, names: string[], more: object = {}) =>
  client.call(calls.startJob, {
    body: { images: names.map((name) => ({ url: at(name) })), languages: ['de', 'en'], ...more },
  })
const describe = (client: Client, name: string, more: object = {}) =>
  client.call(images.describeImage, { body: { url: at(name), languages: ['en'], ...more } })

/** All that money and statistics are made of. */
async function booksOf(platform: Platform, userId: number): Promise<object> {
  const read = async (query: string) => (await platform.pool.query(query, [userId])).rows
  return {
    ledger: await read('select count(*)::int from credit_transactions where user_id = $1'),
    holds: await read('select count(*)::int from credit_holds where user_id = $1'),
    account: await read('select balance_cents, held_cents from credit_accounts where user_id = $1'),
    totals: await read('select total_processed_images, total_cost_cents from users where id = $1'),
    unpaid: await read('select count(*)::int from unpaid_call_counts where user_id = $1'),
    costs: await read('select count(*)::int from provider_costs, users where users.id = $1'),
    notes: await read('select count(*)::int from notifications where user_id = $1'),
  }
}

test('a test token gets made-up texts without keys, credit, a picture or a provider, and the books stay as they are', async ({
  platform,
  world,
  worker,
}) => {
  const { anna, client, live } = world
  const before = await booksOf(platform, anna.id)
  expect((await client.call(account.readAccount)).body).toMatchObject({ livemode: false, ready: true })
  expect((await live.call(account.readAccount)).body).toMatchObject({ livemode: true, ready: false })

  const { status, body } = await describe(client, 'bike', { externalId: 'sku-1', maxCost: 100 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    livemode: false,
    state: 'succeeded',
    chargedCents: 0,
    texts: { en: { altText: expect.stringMatching(/^Test text number \d{9} /) } },
    review: { needed: false },
    model: 'test',
    externalId: 'sku-1',
  })
  // The same picture again has the same texts, which is no reason to review them.
  expect((await describe(client, 'bike')).body).toMatchObject({ review: { needed: false } })
  const proposed = await client.call(images.regenerateImage, {
    params: { id: (body as V1Image).id },
    body: { wish: 'shorter' },
  })
  expect(proposed.body).toMatchObject({ proposal: { texts: { en: { altText: expect.any(String) } } } })

  const { body: job } = await start(client, ['a', 'b', 'bildwort-test-not_found', 'bildwort-test-review'])
  worker()
  const params = { id: job.id }
  await until(async () => (await client.call(calls.readJob, { params })).body.finishedAt)
  expect((await client.call(calls.readJob, { params })).body).toMatchObject({
    livemode: false,
    status: 'completed',
    images: { total: 4, succeeded: 3, failed: 1 },
    costCents: 0,
  })
  const results = (await client.call(calls.resultsJson, { params })).body as V1Image[]
  expect(results).toMatchObject([
    { livemode: false, review: { needed: false } },
    { livemode: false, review: { needed: false } },
    { state: 'failed', problem: { code: 'not_found' } },
    { review: { needed: true } },
  ])
  const retry = (include: 'not_found'[]) => client.call(calls.retryJob, { params, body: { include } })
  expect((await retry([])).body).toMatchObject({ code: 'nothing_to_retry' })
  expect(await retry(['not_found'])).toMatchObject({
    status: 202,
    body: { livemode: false, images: { total: 1 } },
  })
  const list = { images: [{ url: at('a') }, { url: at('b') }], languages: ['en'] }
  expect((await client.call(calls.quoteJob, { body: list })).body).toMatchObject({
    livemode: false,
    costCents: 100,
    affordable: false,
  })
  expect(await booksOf(platform, anna.id)).toEqual(before)
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('test images fail, and calls are refused, as their file names and bounds ask', async ({ world }) => {
  const { anna, client } = world
  const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    return [status, (body as Refused).code]
  }
  const poor = 'bildwort-test-insufficient_credits'
  expect(await refused(describe(client, 'bildwort-test-damaged'))).toEqual([422, 'image_failed'])
  expect(await refused(describe(client, 'bildwort-test-ai_unavailable'))).toEqual([
    503,
    'image_not_described',
  ])
  expect(await refused(describe(client, poor))).toEqual([402, 'insufficient_credits'])
  expect(await refused(start(client, ['a', poor]))).toEqual([402, 'insufficient_credits'])
  expect(await refused(describe(client, 'a', { maxCost: 0 }))).toEqual([402, 'over_max_cost'])
  expect(await refused(start(client, ['a', 'b'], { maxCost: 10 }))).toEqual([402, 'over_max_cost'])
  const { body } = await describe(client, 'bildwort-test-decorative')
  expect(body).toMatchObject({ decorative: true, texts: { en: { altText: '' } } })
  expect(await anna.jobs()).toEqual([])
})

test('test data and live data do not see each other, and take no slots from each other', async ({
  make,
  platform,
  world,
}) => {
  const { client, live, anna } = world
  const boss = await make.user({ isAdmin: true, isWaiting: true })
  const key = { 'idempotency-key': 'same' }
  const { body: image } = await describe(client.with(key), 'a', { externalId: 'x' })
  expect((await describe(live.with(key), 'a', { externalId: 'x' })).body).toMatchObject({
    code: 'account_not_ready',
  })
  const jobs = [await start(client, ['a']), await start(client, ['b']), await start(client, ['c'])]
  const { body: job } = jobs[0]!
  const params = { id: job.id }
  const one = { id: (image as V1Image).id }
  for (const answer of [
    live.call(calls.readJob, { params }),
    live.call(calls.listImages, { params }),
    live.call(calls.stopJob, { params }),
    live.call(calls.deleteJob, { params }),
    live.call(calls.changeJob, { params, body: { name: 'x' } }),
    live.get(`/api/v1/jobs/${job.id}/events`),
    live.call(images.readImage, { params: one }),
    live.call(images.editImage, { params: one, body: { approved: true } }),
    live.call(images.deleteImage, { params: one }),
    live.call(images.regenerateImage, { params: one, body: { wish: '' } }),
  ])
    expect((await answer).status).toBe(404)
  // The keys come first here.
  expect((await live.call(calls.retryJob, { params, body: {} })).body).toMatchObject({
    code: 'account_not_ready',
  })
  expect((await live.call(calls.listJobs)).body.jobs).toEqual([])
  expect((await live.call(images.findImages, { query: { externalId: 'x' } })).body).toEqual({ images: [] })
  expect((await client.call(images.findImages, { query: { externalId: 'x' } })).body).toMatchObject({
    images: [one],
  })
  expect((await client.call(calls.listJobs)).body.jobs).toHaveLength(3)
  // The app shows both, marked.
  expect((await anna.call(listJobs)).body).toMatchObject([
    { isTest: true },
    { isTest: true },
    { isTest: true },
  ])
  expect((await boss.get('/api/admin/jobs')).body).toContainEqual(
    expect.objectContaining({ id: job.id, isTest: true }),
  )
  const { rows } = await platform.pool.query('select distinct slot from jobs where user_id = $1', [anna.id])
  expect(rows.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([0, 6, 7, 8])
  for (const { body } of jobs) await client.call(calls.stopJob, { params: { id: body.id } })
})

test('a test webhook gets the events of test data alone, marked', async ({ platform, world, ai }) => {
  const { client, live } = world
  const make = async (of: Client) => {
    const body = { url: 'https://shop.example/hook', events: ['image.completed'] as ['image.completed'] }
    return (await of.call(hooks.createWebhook, { body })).body.webhook
  }
  const [tested, other] = [await make(client), await make(live)]
  expect([tested.livemode, other.livemode]).toEqual([false, true])
  expect((await client.call(hooks.listWebhooks)).body.webhooks).toEqual([tested])
  expect((await live.call(hooks.readWebhook, { params: { id: tested.id } })).status).toBe(404)
  expect((await live.call(hooks.deleteWebhook, { params: { id: tested.id } })).status).toBe(404)

  const { status, body } = await describe(client.with({ prefer: 'respond-async' }), 'a')
  expect([status, body.livemode]).toEqual([202, false])
  const fetcher = createPictureFetcher({ allow: [] })
  const settings = { ...platform.settings, ANTHROPIC_BASE_URL: ai.url, OPENAI_BASE_URL: ai.url }
  const describer = createDescriber(fetcher, openPools({ ...platform, settings }))
  const [single] = await claimSingles(platform.db, 1)
  await workOnSingle(platform, describer, single!, new AbortController().signal)
  await fetcher.close()
  const sent = async (of: Client, id: number) =>
    (await of.call(hooks.listDeliveries, { params: { id } })).body.deliveries.map(({ payload }) => payload)
  expect(await sent(client, tested.id)).toMatchObject([
    { type: 'image.completed', livemode: false, data: { image: { state: 'succeeded' } } },
  ])
  expect(await sent(live, other.id)).toEqual([])
})

test('audits by a test token and by a live one do not see each other, and report to their own webhooks', async ({
  platform,
  world,
}) => {
  const { anna, client, live } = world
  const hook = { url: 'https://shop.example/hook', events: ['audit.completed'] as ['audit.completed'] }
  const hooked = await Promise.all(
    [client, live].map(async (of) => (await of.call(hooks.createWebhook, { body: hook })).body.webhook.id),
  )
  const order = async (of: Client) =>
    (await of.call(audits.startAudit, { body: { url: 'https://shop.example', depth: 'page' } })).body
  const [tested, other] = [await order(client), await order(live)]
  expect([tested.livemode, other.livemode]).toEqual([false, true])
  const params = { id: tested.id }
  for (const answer of [
    live.call(audits.readAudit, { params }),
    live.call(audits.auditCsv, { params }),
    live.call(audits.stopAudit, { params }),
    live.call(audits.deleteAudit, { params }),
    client.call(audits.readAudit, { params: { id: other.id } }),
  ])
    expect((await answer).status).toBe(404)
  expect((await live.call(audits.listAudits)).body.audits).toEqual([other])
  expect((await client.call(audits.listAudits)).body.audits).toEqual([tested])
  expect((await anna.call(listAudits)).body).toEqual([other, tested])

  for (const _ of [tested, other]) {
    const [audit] = await claimAudits(platform.db, 1, presentUserIds())
    await finishAudit(platform.db, audit!, 'done')
  }
  const sent = async (of: Client, id: number) =>
    (await of.call(hooks.listDeliveries, { params: { id } })).body.deliveries.map(({ payload }) => payload)
  expect(await sent(client, hooked[0]!)).toMatchObject([{ livemode: false, data: { auditId: tested.id } }])
  expect(await sent(live, hooked[1]!)).toMatchObject([{ livemode: true, data: { auditId: other.id } }])
})

test('test data is deleted after 30 days, whatever is kept of live data', async ({ platform, world }) => {
  const { client } = world
  await describe(client, 'a')
  await client.call(audits.startAudit, { body: { url: 'https://shop.example' } })
  await platform.pool.query("update site_audits set finished_at = now() - interval '31 days' where is_test")
  await platform.pool.query("update jobs set finished_at = now() - interval '31 days' where is_test")
  const keeping = { ...platform, settings: { ...platform.settings, RESULTS_RETENTION_DAYS: 0 } }
  expect(await removeOld(keeping, new AbortController().signal)).toMatchObject({ jobs: expect.any(Number) })
  expect((await client.call(calls.listJobs, { query: { kind: 'single' } })).body.jobs).toEqual([])
  expect((await client.call(audits.listAudits)).body.audits).toEqual([])
})
