import { sql } from 'drizzle-orm'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { stopJobById } from '#server/jobs/ending/stop-job.ts'
import { startDirectly } from '#server/jobs/testing/start-directly.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

const twenty = Array.from({ length: 20 }, (_, index) => index)

test('of twenty concurrent starts one creates a job, and the others are told which one is running', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const answers = await Promise.all(twenty.map(() => startDirectly(platform, anna.id, { images: 3 })))
  const started = answers.filter(({ status }) => status === 202)
  expect(started).toHaveLength(1)
  for (const answer of answers.filter((each) => each !== started[0])) {
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'job_already_running', jobId: started[0]?.body.jobId },
    })
  }
  expect(await anna.jobs()).toHaveLength(1)
  await anna.stopJob()
})

test('twenty starts with one idempotency key get one answer about one job', async ({ make, platform }) => {
  const anna = await make.user()
  const wishes = { images: 3, idempotencyKey: 'key-1' }
  const answers = await Promise.all(twenty.map(() => startDirectly(platform, anna.id, wishes)))
  for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]?.body])
  expect(await anna.jobs()).toHaveLength(1)
  await anna.stopJob()
})

test('of twenty concurrent lists two are received, and one of these is started', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const answers = await Promise.all(twenty.map(() => anna.startJob({ images: 3, idempotencyKey: 'one' })))
  const started = answers.filter(({ status }) => status === 202)
  expect(started).toHaveLength(2)
  expect(started[1]?.body).toEqual(started[0]?.body)
  for (const answer of answers.filter(({ status }) => status !== 202))
    expect(answer).toMatchObject({ status: 429, body: { code: 'own_uploads_under_way' } })
  const { values } = await platform.metrics.boundsReached.get()
  expect(values).toContainEqual({ labels: { bound: 'uploadsAtOnce' }, value: 18 })
  expect(await anna.jobs()).toHaveLength(1)
  await anna.stopJob()
})

test('an idempotency key returns the first job even when it is finished, and a new key starts another', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const first = await anna.startJob({ images: 1, idempotencyKey: 'key-1' })
  await anna.ended(first.body.jobId)
  expect((await anna.startJob({ images: 5, idempotencyKey: 'key-1' })).body).toEqual(first.body)
  const second = await anna.startJob({ images: 1, idempotencyKey: 'key-2' })
  expect(second.body.jobId).not.toBe(first.body.jobId)
})

test('a repeated start returns the price at which the job was started', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2, idempotencyKey: 'key-1' })
  await anna.stopJob()
  await platform.db.execute(sql`update jobs set price_cents = 7 where id = ${body.jobId}`)
  const repeated = await anna.startJob({ images: 2, idempotencyKey: 'key-1' })
  expect(repeated.body).toEqual({ ...body, estimatedCost: 14 })
})

test("a key used for a refused start is free, and other users' keys are separate", async ({ make }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  expect((await anna.startJob({ languages: [], idempotencyKey: 'k' })).status).toBe(400)
  const started = await anna.startJob({ idempotencyKey: 'k' })
  expect(started.status).toBe(202)
  const other = await berta.startJob({ idempotencyKey: 'k' })
  expect(other.status).toBe(202)
  expect(other.body.jobId).not.toBe(started.body.jobId)
  for (const user of [anna, berta]) await user.stopJob()
})

test('idempotency keys that differ only after many characters start two jobs', async ({ make }) => {
  const anna = await make.user()
  const long = 'k'.repeat(4_000)
  const first = await anna.startJob({ images: 1, idempotencyKey: `${long}1` })
  await anna.stopJob()
  expect((await anna.startJob({ images: 1, idempotencyKey: `${long}1` })).body).toEqual(first.body)
  const second = await anna.startJob({ images: 1, idempotencyKey: `${long}2` })
  expect(second.status).toBe(202)
  expect(second.body.jobId).not.toBe(first.body.jobId)
  await anna.stopJob()
})

test('two users run their jobs at the same time', async ({ make, worker, ai }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const jobs = await Promise.all([anna.startJob({ images: 4 }), berta.startJob({ images: 4 })])
  const letGo = ai.hold()
  worker({ concurrency: 8 })
  await until(async () => {
    const running = await Promise.all([anna.job(jobs[0].body.jobId), berta.job(jobs[1].body.jobId)])
    return running.every(({ job }) => job.status === 'processing')
  })
  letGo()
  expect((await anna.ended(jobs[0].body.jobId)).job.status).toBe('completed')
  expect((await berta.ended(jobs[1].body.jobId)).job.status).toBe('completed')
})

test('a small job that starts later finishes long before a large one', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const letGo = ai.hold(9)
  // Chunk sizes depend on the speed of the last job. After a slow one the pictures in progress could be a whole chunk, and none would wait.
  await platform.db.execute(sql`update jobs set started_at = finished_at where finished_at is not null`)
  const large = await anna.startJob({ images: 120 })
  worker({ concurrency: 4 })
  await until(async () => (await anna.job(large.body.jobId)).job.processedImages === 9)
  const small = await berta.startJob({ images: 4 })
  await until(async () => (await berta.job(small.body.jobId)).job.status === 'processing')
  letGo()
  expect((await berta.ended(small.body.jobId)).job.successfulImages).toBe(4)
  const { rows } = await platform.db.execute<{ before: number }>(sql`
    select count(*)::int as before from job_images
    where job_id = ${large.body.jobId} and done_at < (
      select finished_at from jobs where id = ${small.body.jobId})`)
  expect(rows[0]!.before).toBeLessThan(60)
  await anna.stopJob()
})

test('through the API five jobs run at once in addition to the app’s, each in a slot of its own', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const token = { name: 'Test', scopes: ['jobs:write' as const], days: null, monthlyCapCents: null }
  const { id: tokenId } = (await createToken(platform, userAt(anna.id, '192.0.2.7'), token)).token
  const byApi = (images: number) => startDirectly(platform, anna.id, { images, tokenId })
  const app = await anna.startJob({ images: 3 })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(byApi))
  const started = answers.filter(({ status }) => status === 202).map(({ body }) => body.jobId)
  expect(started).toHaveLength(5)
  for (const { status, body } of answers.filter((answer) => answer.status !== 202))
    expect([status, body.code]).toEqual([409, 'too_many_jobs'])
  const jobIds = started.toSorted((one, other) => one - other)
  expect(await byApi(1)).toMatchObject({ body: { code: 'too_many_jobs', maxJobs: 5, jobIds } })
  expect(await anna.startJob()).toMatchObject({
    body: { code: 'job_already_running', jobId: app.body.jobId },
  })

  const { rows } = await platform.pool.query(
    'select id, slot, token_id from jobs where user_id = $1 order by slot',
    [anna.id],
  )
  expect(rows.map(({ slot, token_id }) => [slot, token_id])).toEqual([
    [0, null],
    ...[1, 2, 3, 4, 5].map((slot) => [slot, tokenId]),
  ])
  // The third one is finished: its slot is the lowest free one.
  await stopJobById(platform, anna, rows[3].id)
  const { body } = await byApi(2)
  expect((await platform.pool.query('select slot from jobs where id = $1', [body.jobId])).rows[0].slot).toBe(
    3,
  )

  expect((await anna.stopJob()).body).toEqual({ jobId: app.body.jobId })
  expect((await anna.stopJob()).body).toEqual({})
  for (const { id } of await anna.jobs()) await stopJobById(platform, anna, id)
})
