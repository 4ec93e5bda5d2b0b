import { sql } from 'drizzle-orm'
import { stopChannel } from '#server/jobs/channels.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

test('images in progress finish, the rest is not processed, and the results can be downloaded', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const letGo = ai.hold()
  worker({ concurrency: 2 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 30 })
  await until(() => ai.counts().inFlight === 2)
  const heard = stopHeard(platform)
  expect(await anna.stopJob()).toMatchObject({ status: 202, body: { jobId: body.jobId } })
  await heard
  letGo()
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', stopped: true, failedImages: 0, totalImages: 30 })
  expect(job).toMatchObject({ successfulImages: 2, costCents: 100 })
  expect(ai.counts().answered).toBe(2)
  const skipped = images.filter(({ state }) => state === 'skipped')
  expect(skipped).toHaveLength(28)
  expect(skipped[0]?.error).toBe('Nicht verarbeitet: Die Verarbeitung wurde gestoppt.')
  expect((await anna.get(job.csvUrl!)).status).toBe(200)
})

test('a job that no worker has claimed yet ends at once', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 5 })
  expect(await anna.stopJob()).toMatchObject({ status: 202, body: { jobId: body.jobId } })
  const { job } = await anna.job(body.jobId)
  expect(job).toMatchObject({ status: 'completed', stopped: true, processedImages: 0, costCents: 0 })
  expect((await anna.startJob()).status).toBe(202)
})

test('stopping without a running job is not an error', async ({ make, worker }) => {
  worker()
  const anna = await make.user()
  expect(await anna.stopJob()).toMatchObject({ status: 200, body: {} })
  const { body } = await anna.startJob()
  await anna.ended(body.jobId)
  expect(await anna.stopJob()).toMatchObject({ status: 200, body: {} })
  expect((await anna.job(body.jobId)).job.stopped).toBe(false)
})

test('a stop by another user, even an administrator, changes nothing', async ({ make }) => {
  const [anna, berta, admin] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.startJob()
  for (const other of [berta, admin]) expect(await other.stopJob()).toMatchObject({ status: 200, body: {} })
  expect((await anna.job(body.jobId)).job).toMatchObject({ status: 'waiting', stopped: false })
  await anna.stopJob()
})

test('ten concurrent stops stop once', async ({ make, worker, ai, platform }) => {
  const letGo = ai.hold()
  worker({ concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 4 })
  await until(() => ai.counts().inFlight === 1)
  const heard = stopHeard(platform)
  const answers = await Promise.all(Array.from({ length: 10 }, () => anna.stopJob()))
  await heard
  letGo()
  expect(answers.map(({ status }) => status)).toContain(202)
  for (const answer of answers)
    expect(answer.body).toEqual(answer.status === 202 ? { jobId: body.jobId } : {})
  expect((await anna.ended(body.jobId)).job).toMatchObject({ stopped: true, successfulImages: 1 })
})

test('a paused job that is stopped ends at once', async ({ make, worker, ai }) => {
  ai.set({ faults: [{ status: 503 }] })
  const { stop } = worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await until(async () => (await anna.job(body.jobId)).job.status === 'paused')
  // It would check periodically whether the provider is back.
  await stop()
  expect((await anna.job(body.jobId)).job.status).toBe('paused')
  await anna.stopJob()
  const { job } = await anna.job(body.jobId)
  expect(job).toMatchObject({ status: 'completed', stopped: true })
  expect(job).not.toHaveProperty('error')
})

test('a job stopped while its providers go down does not wait for them', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ body: 'hang' }] })
  worker({ concurrency: 1, timeoutMs: 300 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await until(() => ai.counts().inFlight === 1)
  await anna.stopJob()
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', stopped: true, failedImages: 0 })
  // No worker came back to check whether they answer again.
  const { rows } = await platform.db.execute(
    sql`select max(attempts)::int as most from job_chunks where job_id = ${body.jobId}`,
  )
  expect(rows).toEqual([{ most: 1 }])
})

test('a chunk delivered after the stop is closed without processing an image', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  await platform.db.execute(sql`update job_chunks set state = 'active' where job_id = ${body.jobId}`)
  await anna.stopJob()
  expect((await anna.job(body.jobId)).job.finishedAt).toBeNull()
  worker()
  expect((await anna.ended(body.jobId)).job).toMatchObject({ stopped: true, successfulImages: 0 })
  expect(ai.counts().calls).toBe(0)
})

/** Resolves when the workers of this process have received a stop. */
function stopHeard({ events }: Platform): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const off = events.on(stopChannel, () => resolve())
  return promise.finally(off)
}
