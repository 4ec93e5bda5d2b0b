import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('a new job begins where the running ones are, whatever a paused one waits for', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const [anna, berta, clara] = [await make.user(), await make.user(), await make.user()]
  const paused = await anna.startJob({ images: 8 })
  const running = await berta.startJob({ images: 8 })
  await db.execute(sql`update jobs set status = 'paused' where id = ${paused.body.jobId}`)
  await db.execute(sql`
    update job_chunks set state = 'done' where job_id = ${running.body.jobId} and number < 5`)
  const { body } = await clara.startJob({ images: 3 })
  expect(await readLevels(db, body.jobId)).toEqual([5, 6, 7])
  for (const user of [anna, berta, clara]) await user.stopJob()
})

test('where nothing runs, levels begin anew', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  expect(await readLevels(platform.db, body.jobId)).toEqual([0, 1])
})

async function readLevels(db: Database, jobId: number): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select level from job_chunks where job_id = ${jobId} order by number`)
  return rows.map(({ level }) => level)
}
