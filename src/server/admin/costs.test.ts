import { sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/admin.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import * as statistics from '#contract/endpoints/statistics.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

const small = { provider: 'anthropic', model: 'small' } as const
const large = { provider: 'openai', model: 'large' } as const
const counted = { calls: 1, inputTokens: 1_000, cachedInputTokens: 400, outputTokens: 200 }
const nothing = {
  revenueCents: 0,
  chargedImages: 0,
  costMicros: 0,
  marginMicros: 0,
  calls: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  unpricedCalls: 0,
  models: [],
  series: [],
  findings: [],
}

test('without finished jobs everything is zero', async ({ admin }) => {
  const { status, body } = await admin.call(statistics.costs)
  expect({ status, body }).toMatchObject({ status: 200, body: { ...nothing, unit: 'day' } })
  expect(Date.parse(body.to) - Date.parse(body.from)).toBe(29 * 24 * 60 * 60_000)
  expect((await admin.call(statistics.adminStats)).body).toEqual({
    usersCount: 1,
    jobsCount: 0,
    completedJobsCount: 0,
    processedImagesCount: 0,
  })
})

test('finished jobs bring revenue and cost, to the cent and to the millionth, even after they and their user are deleted', async ({
  make,
  admin,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const price = { inputCents: 100, cachedInputCents: 10, outputCents: 500 }
  await admin.call(statistics.setModelPrice, { body: { ...small, ...price } })
  const twice = { ...counted, calls: 2 }
  const annas = await endJob(platform, anna.id, [
    [{ ...small, ...counted, costMicros: 1_640 }],
    // Called twice, then another model, for which no price is entered.
    [
      { ...small, ...twice, costMicros: 1_641 },
      { ...large, ...counted, costMicros: null },
    ],
  ])
  await endJob(platform, berta.id, [[{ ...small, ...counted, costMicros: 7 }]])
  await makeJob(platform.db, { userId: berta.id, images: 5 })

  const used = { inputTokens: 3_000, cachedInputTokens: 1_200, outputTokens: 600 }
  const { body } = await admin.call(statistics.costs)
  const expected = {
    revenueCents: 156,
    chargedImages: 3,
    costMicros: 3_288,
    marginMicros: 1_556_712,
    calls: 5,
    inputTokens: 4_000,
    cachedInputTokens: 1_600,
    outputTokens: 800,
    unpricedCalls: 1,
    models: [
      { ...small, ...used, calls: 4, costMicros: 3_288, unpricedCalls: 0, price },
      { ...large, ...counted, costMicros: 0, unpricedCalls: 1, price: null },
    ],
    series: [{ from: body.to, revenueCents: 156, costMicros: 3_288 }],
    findings: [],
  }
  expect(body).toEqual({ from: body.from, to: body.to, unit: 'day', ...expected })
  const stats = async () => Object.values((await admin.call(statistics.adminStats)).body)
  expect(await stats()).toEqual([3, 3, 2, 3])

  expect((await anna.call(deleteJob, { params: { id: annas } })).status).toBe(204)
  expect((await admin.call(calls.deleteUser, { params: { id: berta.id } })).status).toBe(204)
  expect((await admin.call(statistics.costs)).body).toMatchObject(expected)
  expect(await stats()).toEqual([2, 0, 0, 0])
})

test('days and months begin in Berlin time, in winter and in summer, and the last day counts in full', async ({
  admin,
  platform,
}) => {
  await book(platform, '2024-02-29T22:59:59.999Z', 1)
  await book(platform, '2024-02-29T23:00:00Z', 2)
  await book(platform, '2024-03-31T21:59:59.999Z', 4)
  await book(platform, '2024-03-31T22:00:00Z', 8)
  const ask = async (query: statistics.CostsQuery) => {
    const { body } = await admin.call(statistics.costs, { query })
    expect(body.costMicros).toBe(body.chargedImages)
    expect(body.revenueCents).toBe(52 * body.chargedImages)
    return { images: body.chargedImages, series: body.series.map((one) => [one.from, one.costMicros]) }
  }
  expect(await ask({ from: '2024-03-01', to: '2024-03-31', unit: 'day' })).toEqual({
    images: 6,
    series: [
      ['2024-03-01', 2],
      ['2024-03-31', 4],
    ],
  })
  expect(await ask({ from: '2024-02-29', to: '2024-04-01', unit: 'month' })).toEqual({
    images: 15,
    series: [
      ['2024-02-01', 1],
      ['2024-03-01', 6],
      ['2024-04-01', 8],
    ],
  })
  expect(await ask({ from: '2024-02-29', to: '2024-02-29', unit: 'day' })).toMatchObject({ images: 1 })
  expect(await ask({ from: '2024-04-01', to: '2024-04-01', unit: 'month' })).toMatchObject({ images: 8 })
  expect(await ask({ from: '2024-03-02', to: '2024-03-30', unit: 'day' })).toEqual({ images: 0, series: [] })
})

test('revenue without calls and calls without revenue both count', async ({ admin, platform }) => {
  await charge(platform, '2023-05-01T12:00:00Z', 3)
  await note(platform, '2023-05-02T12:00:00Z', 20_000_000)
  const { body } = await admin.call(statistics.costs, { query: { from: '2023-05-01', to: '2023-05-31' } })
  expect(body).toMatchObject({ revenueCents: 156, costMicros: 20_000_000, marginMicros: -18_440_000 })
  expect(body.series).toEqual([
    { from: '2023-05-01', revenueCents: 156, costMicros: 0 },
    { from: '2023-05-02', revenueCents: 0, costMicros: 20_000_000 },
  ])
})

test.for([
  'from=2024-02-30',
  'to=yesterday',
  'from=1999-12-31',
  'to=3000-01-01',
  'from=2024-03-02&to=2024-03-01',
  'unit=year',
])('%s is no period', async (query, { admin }) => {
  const answer = await admin.get(`${statistics.costs.url}?${query}`)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

let lastJobId = 1_000_000

/** Ends a job with a described image for each list of calls. */
async function endJob({ db, queue, mailer }: Platform, userId: number, images: ModelUsage[][]) {
  const jobId = await makeJob(db, { userId, images: images.length })
  for (const [place, usage] of images.entries()) {
    await db.execute(sql`
      update job_images set state = 'succeeded', usage = ${JSON.stringify(usage)}::jsonb
      where job_id = ${jobId} and position = ${place + 1}`)
  }
  await db.execute(sql`
    update jobs set succeeded = ${images.length}, open_chunks = 0 where id = ${jobId}`)
  await db.transaction((tx) => finishIfDone(tx, { queue, mailer }, jobId))
  return jobId
}

/** Leaves what a job that ended at this time would have left: each image was charged 52 cents and cost one millionth. */
async function book(platform: Platform, at: string, images: number): Promise<void> {
  await charge(platform, at, images)
  await note(platform, at, images)
}

async function charge({ db }: Platform, at: string, images: number): Promise<void> {
  lastJobId += 1
  await db.execute(sql`
    insert into credit_transactions (user_id, cause, amount_cents, reference, job_id, image_count, image_price_cents,
      created_at)
    select min(user_id), 'job', ${-52 * images}, ${`job:${lastJobId}`}, ${lastJobId}, ${images}, 52, ${at}::timestamptz
    from credit_accounts`)
}

async function note({ db }: Platform, at: string, costMicros: number): Promise<void> {
  lastJobId += 1
  await db.execute(sql`
    insert into provider_costs (job_id, provider, model, ended_at, calls, input_tokens, cached_input_tokens,
      output_tokens, cost_micros, unpriced_calls)
    values (${lastJobId}, 'openai', 'large', ${at}::timestamptz, 1, 1, 0, 1, ${costMicros}, 0)`)
}
