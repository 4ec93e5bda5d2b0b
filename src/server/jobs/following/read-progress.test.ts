import { sql } from 'drizzle-orm'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { readProgress } from './read-progress.ts'

test('what was done after the cursor is read in order; of very much the newest thousand', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1_500 })
  // The last of the list was done first.
  await platform.db.execute(sql`
    update job_images set state = 'failed', fault = '{"code":"damaged"}', done_number = 1501 - position,
      done_at = now() where job_id = ${jobId}`)
  await platform.db.execute(sql`update jobs set failed = 1500 where id = ${jobId}`)
  const numbersAfter = async (cursor: number) =>
    (await readProgress(platform.db, jobId, cursor))?.done.map(({ doneNumber }) => doneNumber)
  const from = (first: number) => Array.from({ length: 1_501 - first }, (_, index) => first + index)
  expect(await numbersAfter(1_400)).toEqual(from(1_401))
  expect(await numbersAfter(600)).toEqual(from(601))
  expect(await numbersAfter(0)).toEqual(from(501))
  expect(await numbersAfter(1_500)).toEqual([])
  expect(await readProgress(platform.db, 2_000_000_000, 0)).toBeNull()
})

test('the first image that is not done is what is under way; what is known to be done is not asked about', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 4 })
  const underWay = async (firstOpen?: number) =>
    (await readProgress(platform.db, jobId, 0, firstOpen))?.underWay?.position ?? null
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
