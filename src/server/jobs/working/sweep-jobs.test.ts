import { sql } from 'drizzle-orm'
import { chunkQueue } from '#server/jobs/chunk-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { until } from '#server/testing/until.ts'
import { sweepJobs } from './sweep-jobs.ts'

test('chunks whose delivery has vanished are queued again, once each', async ({ make, platform, worker }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 4 })
  for (let round = 0; round < 10; round++) {
    await platform.db.execute(sql`delete from pgboss.job`)
    await Promise.all(Array.from({ length: 8 }, () => sweepJobs(platform)))
    await sweepJobs(platform)
    expect(await delivered(platform)).toEqual([
      [0, 0],
      [1, -1],
      [2, -2],
      [3, -3],
    ])
  }
  worker()
  expect((await anna.ended(body.jobId)).job.successfulImages).toBe(4)
})

test('a job with nothing left to do is settled', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await platform.db.execute(sql`update job_chunks set state = 'done' where job_id = ${body.jobId}`)
  await platform.db.execute(sql`
    update job_images set state = 'failed', fault = '{"code":"damaged"}', done_number = position, done_at = now()
    where job_id = ${body.jobId}`)
  await platform.db.execute(sql`update jobs set failed = 2, open_chunks = 0 where id = ${body.jobId}`)
  await Promise.all([sweepJobs(platform), sweepJobs(platform)])
  expect((await anna.job(body.jobId)).job).toMatchObject({ status: 'failed', failedImages: 2 })
})

test('a job that cannot be settled delays neither the next one nor lost chunks', async ({
  make,
  platform,
  logs,
}) => {
  const [stuck, next, lost] = [await make.user(), await make.user(), await make.user()]
  const done = async (userId: number) => {
    const jobId = await makeJob(platform.db, { userId, images: 1 })
    await platform.db.execute(sql`update job_images set state = 'succeeded' where job_id = ${jobId}`)
    await platform.db.execute(sql`update job_chunks set state = 'done' where job_id = ${jobId}`)
    await platform.db.execute(sql`update jobs set succeeded = 1, open_chunks = 0 where id = ${jobId}`)
    return jobId
  }
  const [first, second] = [await done(stuck.id), await done(next.id)]
  await platform.db.execute(sql`update credit_holds set cents = 51 where job_id = ${first}`)
  const waiting = await makeJob(platform.db, { userId: lost.id, images: 1 })

  await sweepJobs(platform)
  expect((await next.job(second)).job).toMatchObject({ status: 'completed' })
  const { rows } = await platform.db.execute(
    sql`select 1 from pgboss.job where name = ${chunkQueue} and data->>'jobId' = ${String(waiting)}`,
  )
  expect(rows).toHaveLength(1)
  expect(logs.lines().filter(({ msg }) => msg === 'a job could not be swept')).toMatchObject([
    { jobId: first },
  ])

  await platform.db.execute(sql`update credit_holds set cents = 52 where job_id = ${first}`)
  await sweepJobs(platform)
  expect((await stuck.job(first)).job).toMatchObject({ status: 'completed' })
  await platform.db.execute(sql`delete from pgboss.job`)
  await platform.db.execute(sql`delete from jobs where user_id = ${lost.id}`)
})

test('a chunk delivered twice has one effect', async ({ make, platform, worker, ai }) => {
  ai.set({ latencyMs: 50 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 6 })
  const numbers = [0, 1, 2, 3, 4, 5]
  for (let round = 0; round < 2; round++)
    await platform.queue.insert(
      chunkQueue,
      numbers.map((number) => ({ data: { jobId: body.jobId, number } })),
    )
  worker({ concurrency: 16 })
  worker({ concurrency: 16 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', processedImages: 6, successfulImages: 6, costCents: 300 })
  expect(images.every(({ success }) => success)).toBe(true)
  await until(async () => (await delivered(platform)).length === 0)
  const { rows } = await platform.db.execute(sql`
    select open_chunks, (select array_agg(done_number order by done_number) from job_images where job_id = jobs.id)
      as numbers from jobs where id = ${body.jobId}`)
  expect(rows).toEqual([{ open_chunks: 0, numbers: [1, 2, 3, 4, 5, 6] }])
})

test('a worker that ends hands back what it has not started, and another one continues', async ({
  make,
  worker,
  ai,
}) => {
  ai.set({ latencyMs: 200 })
  const anna = await make.user()
  const first = worker({ concurrency: 2 })
  const { body } = await anna.startJob({ images: 12 })
  await until(() => ai.counts().inFlight === 2)
  await first.stop()
  const { job } = await anna.job(body.jobId)
  expect(job.successfulImages).toBeGreaterThanOrEqual(2)
  expect(job.successfulImages).toBeLessThan(12)
  expect(job.finishedAt).toBeNull()
  ai.set({ latencyMs: 0 })
  worker()
  expect((await anna.ended(body.jobId)).job.successfulImages).toBe(12)
  expect(ai.counts().answered).toBe(12)
})

test('a worker whose chunk went to another one abandons it', async ({ make, platform, worker, ai }) => {
  ai.set({ faults: [{ body: 'hang', times: 1 }] })
  const anna = await make.user()
  const first = worker({ concurrency: 1, timeoutMs: 60_000 })
  const { body } = await anna.startJob({ images: 1 })
  await until(() => ai.counts().inFlight === 1)
  // As the queue does when a heartbeat is missing.
  await platform.db.execute(
    sql`update pgboss.job set retry_count = retry_count + 1, state = 'retry' where state = 'active'`,
  )
  worker({ concurrency: 1 })
  expect((await anna.ended(body.jobId)).job.successfulImages).toBe(1)
  await until(() => ai.counts().byStatus[499] === 1)
  expect(ai.counts().inFlight).toBe(0)
  await first.stop()
})

test('a chunk of a deleted job is dropped', async ({ platform, worker }) => {
  await platform.queue.insert(chunkQueue, [{ data: { jobId: 1_000_000, number: 0 } }])
  worker()
  await until(async () => (await delivered(platform)).length === 0)
})

async function delivered({ db }: Platform): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select data->'number' as number, priority from pgboss.job
    where name = ${chunkQueue} and state < 'completed' order by priority desc`)
  return rows.map(({ number, priority }) => [number, priority])
}
