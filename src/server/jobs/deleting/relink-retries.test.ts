import { sql } from 'drizzle-orm'
import { findLaterJobs } from '#server/jobs/filling/find-later-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { removeDeletedJobs } from './remove-deleted-jobs.ts'
import { removeOldJob } from './remove-old-job.ts'

/** A chain of jobs of a user, each retried as the next one. */
async function makeChain(platform: Platform, userId: number, length: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < length; made++) ids.push(await makeDescribedJob(platform, userId))
  for (const [index, id] of ids.entries())
    await platform.db.execute(sql`update jobs set retried_as = ${ids[index + 1] ?? null} where id = ${id}`)
  return ids
}

test('the rows a job lacks are found in its last retry even if those in between were deleted for good', async ({
  make,
  platform,
}) => {
  const { id } = await make.user()
  const [first = 0, second = 0, third = 0, last = 0] = await makeChain(platform, id, 4)
  await platform.db.execute(sql`
    update jobs set deleted_at = now() - interval '1 hour' where id in (${second}, ${third})`)
  // Concurrently, as several processes do.
  await Promise.all([removeDeletedJobs(platform), removeDeletedJobs(platform)])
  expect(await findLaterJobs(platform.pool, first)).toEqual([last])
  await platform.db.execute(sql`update jobs set deleted_at = now() - interval '1 hour' where id = ${last}`)
  await removeDeletedJobs(platform)
  expect(await findLaterJobs(platform.pool, first)).toEqual([])
})

test('or removed because of their age', async ({ make, platform }) => {
  const { id } = await make.user()
  const [first = 0, second = 0, last = 0] = await makeChain(platform, id, 3)
  await platform.db.execute(sql`
    update jobs set finished_at = now() - interval '50 days' where id = ${second}`)
  expect(await platform.db.transaction((tx) => removeOldJob(tx, 40))).toBe(1)
  expect(await findLaterJobs(platform.pool, first)).toEqual([last])
})
