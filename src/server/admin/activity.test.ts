import { sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/admin.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import * as statistics from '#contract/endpoints/statistics.ts'
import { Activity } from '#contract/entities/activity.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

const nothing = { newUsers: 0, jobs: 0, describedImages: 0, failedImages: 0, calls: [] }
const used = { inputTokens: 10, cachedInputTokens: 0, outputTokens: 2, costMicros: null }
const small = { provider: 'anthropic', model: 'small', ...used }
const large = { provider: 'openai', model: 'large', ...used }

test('without activity there are no days', async ({ admin }) => {
  const query = { from: '2020-01-01', to: '2020-12-31', unit: 'day' } as const
  const { status, body } = await admin.call(statistics.activity, { query })
  expect({ status, body }).toEqual({ status: 200, body: { ...query, series: [] } })
})

test('today shows new users, started jobs, described images, and how many calls failed', async ({
  admin,
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const jobId = await endJob(platform, anna.id, [
    // Called twice, because the first answer broke a rule.
    [{ ...small, calls: 2 }],
    // The first provider was down.
    [
      { ...large, calls: 3 },
      { ...small, calls: 1 },
    ],
    'failed',
  ])
  await makeJob(platform.db, { userId: berta.id, images: 5 })

  const expected = {
    newUsers: 3,
    jobs: 2,
    describedImages: 2,
    failedImages: 1,
    calls: [
      { provider: 'anthropic', made: 3, inVain: 1 },
      { provider: 'openai', made: 3, inVain: 3 },
    ],
  }
  const { body } = await admin.call(statistics.activity)
  expect(Activity.parse(body)).toEqual(body)
  expect(body.series).toEqual([{ from: body.to, ...expected }])

  expect((await anna.call(deleteJob, { params: { id: jobId } })).status).toBe(204)
  expect((await admin.call(calls.deleteUser, { params: { id: anna.id } })).status).toBe(204)
  const left = { ...expected, newUsers: 2, jobs: 1, describedImages: 0, failedImages: 0 }
  expect((await admin.call(statistics.activity)).body.series).toEqual([{ from: body.to, ...left }])
})

test('days and months begin in Berlin time, in winter and in summer, and the last day counts in full', async ({
  admin,
  make,
  platform,
}) => {
  for (const [index, at] of [
    '2024-02-29T22:59:59.999Z',
    '2024-02-29T23:00:00Z',
    '2024-03-31T21:59:59.999Z',
    '2024-03-31T22:00:00Z',
  ].entries()) {
    await happen(platform, (await make.user()).id, at, 2 ** index)
  }
  const ask = async (query: statistics.CostsQuery) =>
    (await admin.call(statistics.activity, { query })).body.series
  const one = (from: string, count: number, users = 1) => ({
    from,
    newUsers: users,
    jobs: users,
    describedImages: count,
    failedImages: count,
    calls: [{ provider: 'openai', made: 3 * count, inVain: count }],
  })
  expect(await ask({ from: '2024-03-01', to: '2024-03-31', unit: 'day' })).toEqual([
    one('2024-03-01', 2),
    one('2024-03-31', 4),
  ])
  expect(await ask({ from: '2024-02-29', to: '2024-04-01', unit: 'month' })).toEqual([
    one('2024-02-01', 1),
    one('2024-03-01', 6, 2),
    one('2024-04-01', 8),
  ])
  expect(await ask({ from: '2024-03-02', to: '2024-03-30', unit: 'day' })).toEqual([])
})

test('everything counts at the time it happened', async ({ admin, make, platform }) => {
  const anna = await make.user()
  await happen(platform, anna.id, '2023-05-04T12:00:00Z', 1)
  await platform.db.execute(sql`
    update users set created_at = '2023-05-01T12:00:00Z' where id = ${anna.id}`)
  await platform.db.execute(sql`
    update jobs set created_at = '2023-05-03T12:00:00Z' where user_id = ${anna.id}`)
  const query = { from: '2023-05-01', to: '2023-05-31' }
  expect((await admin.call(statistics.activity, { query })).body.series).toEqual([
    { ...nothing, from: '2023-05-01', newUsers: 1 },
    { ...nothing, from: '2023-05-03', jobs: 1 },
    {
      ...nothing,
      from: '2023-05-04',
      describedImages: 1,
      failedImages: 1,
      calls: [{ provider: 'openai', made: 3, inVain: 1 }],
    },
  ])
})

test.for(['from=2024-02-30', 'to=yesterday', 'from=2024-03-02&to=2024-03-01', 'unit=year'])(
  '%s is not a period',
  async (query, { admin }) => {
    const answer = await admin.get(`${statistics.activity.url}?${query}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  },
)

/** Ends a job with an image for each list of calls; the last call produced its texts. */
async function endJob(
  { db, queue, mailer }: Platform,
  userId: number,
  images: (ModelUsage[] | 'failed')[],
): Promise<number> {
  const jobId = await makeJob(db, { userId, images: images.length })
  const described = images.filter((image) => image !== 'failed')
  for (const [place, image] of images.entries()) {
    if (image === 'failed') continue
    const { provider, model } = image.at(-1)!
    await db.execute(sql`
      update job_images set state = 'succeeded', usage = ${JSON.stringify(image)}::jsonb, provider = ${provider},
        model = ${model}
      where job_id = ${jobId} and position = ${place + 1}`)
  }
  await db.execute(sql`
    update jobs set succeeded = ${described.length}, failed = ${images.length - described.length}, open_chunks = 0
    where id = ${jobId}`)
  await db.transaction((tx) => finishIfDone(tx, { queue, mailer }, jobId))
  return jobId
}

/** A user registers, and a job of theirs starts and ends, with this many images of each outcome, all at one moment. */
async function happen({ db }: Platform, userId: number, at: string, images: number): Promise<void> {
  const jobId = await makeJob(db, { userId, images: 2 * images })
  await db.execute(sql`update users set created_at = ${at} where id = ${userId}`)
  await db.execute(sql`
    update jobs set created_at = ${at}, finished_at = ${at}, status = 'completed', succeeded = ${images},
      failed = ${images}
    where id = ${jobId}`)
  await db.execute(sql`
    insert into provider_costs (job_id, provider, model, ended_at, calls, input_tokens, cached_input_tokens,
      output_tokens, cost_micros, unpriced_calls, described_images)
    values (${jobId}, 'openai', 'large', ${at}, ${3 * images}, 1, 0, 1, 0, 0, ${2 * images})`)
}
