import { sql } from 'drizzle-orm'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { refreshStopped } from './refresh-stopped.ts'

test('jobs told to stop are known until they are finished', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db.execute(sql`update jobs set stop_requested = true where id = ${jobId}`)
  const stopped = new Set([jobId + 1])
  await refreshStopped(platform.db, stopped)
  expect([...stopped]).toEqual([jobId])
  await platform.db.execute(
    sql`update jobs set status = 'completed', finished_at = now() where id = ${jobId}`,
  )
  await refreshStopped(platform.db, stopped)
  expect([...stopped]).toEqual([])
})
