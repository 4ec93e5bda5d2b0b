import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { readEvents } from '#server/testing/read-events.ts'
import { until } from '#server/testing/until.ts'
import { removeJobsOf } from './remove-jobs-of.ts'

const test = jobTest.extend('address', { scope: 'file' }, ({ app }) =>
  app.listen({ port: 0, host: '127.0.0.1' }),
)

const remove = ({ db }: Platform, userId: number) => db.transaction((tx) => removeJobsOf(tx, userId))

async function countRows({ db }: Platform, jobId: number) {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from jobs where id = ${jobId}) as jobs,
      (select count(*)::int from job_images where job_id = ${jobId}) as images,
      (select count(*)::int from job_thumbnails where job_id = ${jobId}) as thumbnails,
      (select count(*)::int from job_chunks where job_id = ${jobId}) as chunks`)
  return rows[0]
}

const nothing = { jobs: 0, images: 0, thumbnails: 0, chunks: 0 }

test('a job that workers are processing is removed without errors', async ({
  make,
  platform,
  worker,
  ai,
  logs,
  address,
}) => {
  ai.set({ latencyMs: 60 })
  const [anna, berta] = [await make.user(), await make.user()]
  const { body } = await anna.startJob({ images: 200 })
  const { body: other } = await berta.startJob({ images: 3 })
  worker({ concurrency: 4 })
  worker({ concurrency: 4 })
  const stream = await readEvents(`${address}/api/process-status`, { authorization: `Bearer ${anna.token}` })
  await until(async () => (await anna.job(body.jobId)).job.processedImages > 8)

  await remove(platform, anna.id)
  const asked = ai.counts().calls
  expect(await countRows(platform, body.jobId)).toEqual(nothing)
  await stream.ended()
  await berta.ended(other.jobId)
  // All deliveries of the job are finished: nothing is left to be retried.
  await until(async () => {
    const { rows } = await platform.db.execute(sql`
      select 1 from pgboss.job where (data->>'jobId')::int = ${body.jobId} and state < 'completed'`)
    return rows.length === 0
  })
  // Calls in progress, calls started before the stop arrived, and Berta's.
  expect(ai.counts().calls - asked).toBeLessThan(30)
  expect(await countRows(platform, body.jobId)).toEqual(nothing)
  expect(logs.lines().filter(({ level }) => level >= 40)).toEqual([])
  expect((await anna.startJob({ images: 1 })).status).toBe(202)
  expect(await anna.jobs()).toHaveLength(1)
})

test('queued and finished jobs are removed too, and no other user’s', async ({ make, platform, worker }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const { body: waiting } = await anna.startJob({ images: 2 })
  const { stop } = worker()
  const { body: others } = await berta.startJob({ images: 2 })
  await Promise.all([anna.ended(waiting.jobId), berta.ended(others.jobId)])
  await stop()
  const { body: queued } = await anna.startJob({ images: 2 })
  await remove(platform, anna.id)
  expect(await countRows(platform, waiting.jobId)).toEqual(nothing)
  expect(await countRows(platform, queued.jobId)).toEqual(nothing)
  expect(await countRows(platform, others.jobId)).toMatchObject({ jobs: 1, images: 2, thumbnails: 2 })
  const { rows } = await platform.pool.query<{ id: number }>('select user_id as id from unpaid_call_counts')
  expect(rows.map(({ id }) => id)).toContain(berta.id)
  expect(rows.map(({ id }) => id)).not.toContain(anna.id)
  await remove(platform, anna.id)
})

test('a rolled back transaction stops nothing', async ({ make, platform, worker }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  const undone = platform.db.transaction(async (tx) => {
    await removeJobsOf(tx, anna.id)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  worker()
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', stopped: false })
})

test('a job being started while its user’s jobs are removed does not survive', async ({ make, platform }) => {
  const anna = await make.user()
  const keeper = await platform.pool.connect()
  try {
    // The start waits within its transaction, where its job is not visible yet.
    await keeper.query('begin')
    await keeper.query('lock table job_images in exclusive mode')
    const starting = anna.startJob({ images: 1 })
    await waitingFor(platform, 'relation', 1)
    const removing = remove(platform, anna.id)
    await waitingFor(platform, 'advisory', 1)
    await keeper.query('commit')
    expect((await starting).status).toBe(202)
    await removing
  } finally {
    keeper.release()
  }
  expect(await anna.jobs()).toEqual([])
})

function waitingFor({ pool }: Platform, kind: string, count: number): Promise<boolean> {
  return until(async () => (await lockWaiters(pool, kind)).length === count)
}
