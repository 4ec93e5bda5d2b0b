import { sql } from 'drizzle-orm'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { readProgress } from './read-progress.ts'

test('what was done after the cursor is read in order, at most the newest thousand', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1_500 })
  // The last one of the list was done first.
  await platform.db.execute(sql`
    update job_images set state = 'failed', fault = '{"code":"damaged"}', done_number = 1501 - position,
      done_at = now() where job_id = ${jobId}`)
  await platform.db.execute(sql`update jobs set failed = 1500 where id = ${jobId}`)
  const numbersAfter = async (cursor: number) =>
    (await readProgress(platform.db, [{ jobId, cursor, firstOpen: 1 }]))
      .get(jobId)
      ?.done.map(({ doneNumber }) => doneNumber)
  const from = (first: number) => Array.from({ length: 1_501 - first }, (_, index) => first + index)
  expect(await numbersAfter(1_400)).toEqual(from(1_401))
  expect(await numbersAfter(600)).toEqual(from(601))
  expect(await numbersAfter(0)).toEqual(from(501))
  expect(await numbersAfter(1_500)).toEqual([])
  expect(await readProgress(platform.db, [{ jobId: 2_000_000_000, cursor: 0, firstOpen: 1 }])).toEqual(
    new Map(),
  )
})

test('the first image that is not done is in progress; images known to be done are not read', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 4 })
  const underWay = async (firstOpen = 1) =>
    (await readProgress(platform.db, [{ jobId, cursor: 0, firstOpen }])).get(jobId)?.underWay?.position ??
    null
  const decide = (position: number) =>
    platform.db.execute(sql`
      update job_images set state = 'failed' where job_id = ${jobId} and position = ${position}`)
  expect(await underWay()).toBe(1)
  await decide(3)
  await decide(1)
  expect(await underWay()).toBe(2)
  expect(await underWay(3)).toBe(4)
  await decide(2)
  await decide(4)
  expect(await underWay()).toBeNull()
})

test('counts and progress belong to the same snapshot', async ({ make, platform }) => {
  const { db } = platform
  const anna = await make.user()
  const jobId = await makeJob(db, { userId: anna.id, images: 2 })
  const read = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table job_images in access exclusive mode`)
    // Wrapped in an object: a bare promise would be awaited before the transaction that it waits for ends.
    const reading = { progress: readProgress(db, [{ jobId, cursor: 0, firstOpen: 1 }]) }
    await until(async () => (await lockWaiters(platform.pool, 'relation')).length > 0)
    await tx.execute(
      sql`update job_images set state = 'failed', done_number = 1, done_at = now() where job_id = ${jobId} and position = 1`,
    )
    await tx.execute(sql`update jobs set failed = 1 where id = ${jobId}`)
    return reading
  })
  expect((await read.progress).get(jobId)).toMatchObject({ job: { failed: 1 }, underWay: { position: 2 } })
})

test('several jobs are read in one statement, each from its own cursor', async ({ make, platform }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const jobIds = [
    await makeJob(platform.db, { userId: anna.id, images: 3 }),
    await makeJob(platform.db, { userId: berta.id, images: 3 }),
  ]
  await platform.db.execute(sql`
    update job_images set state = 'failed', fault = '{"code":"damaged"}', done_number = position, done_at = now()
    where job_id = any(${sql.param(jobIds)}::int[]) and position < 3`)
  await platform.db.execute(sql`update jobs set failed = 2 where id = any(${sql.param(jobIds)}::int[])`)
  const [first, second] = jobIds as [number, number]
  const read = await readProgress(platform.db, [
    { jobId: first, cursor: 0, firstOpen: 1 },
    { jobId: 2_000_000_000, cursor: 0, firstOpen: 1 },
    { jobId: second, cursor: 1, firstOpen: 3 },
  ])
  expect([...read.keys()].toSorted((a, b) => a - b)).toEqual([first, second])
  expect(read.get(first)?.done.map(({ doneNumber }) => doneNumber)).toEqual([1, 2])
  expect(read.get(second)?.done).toMatchObject([
    {
      position: 2,
      doneNumber: 2,
      filename: '2.jpg',
      state: 'failed',
      fault: { code: 'damaged' },
      altText: null,
    },
  ])
  expect(read.get(second)?.underWay).toEqual({ position: 3, filename: '3.jpg' })
})
