import { sql } from 'drizzle-orm'
import { jobReasons } from '#contract/words/job-words.ts'
import { takeChunk } from '#server/jobs/testing/take-chunk.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readKeyHealth } from '#server/provider-runtime/read-key-health.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import { pauseJob } from './pause-job.ts'
import { sweepJobs } from './sweep-jobs.ts'

test('a busy provider is waited for as long as it says', async ({ make, worker, ai }) => {
  ai.set({ faults: [{ status: 429, retryAfterSeconds: 3, times: 2 }] })
  const { slept } = worker({ concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 2 })
  expect(slept.filter((ms) => ms > 2_000)).toHaveLength(2)
  expect(ai.counts().byStatus).toEqual({ 429: 2, 200: 2 })
})

test('while the first provider is down, the second one is used', async ({ make, worker, ai }) => {
  ai.set({ faults: [{ provider: 'anthropic', status: 529 }] })
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 3 })
  expect(ai.calls.filter(({ status }) => status === 200).map(({ provider }) => provider)).toEqual([
    'openai',
    'openai',
    'openai',
  ])
})

test('a job whose questions are all rejected waits, and no picture fails for it', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ status: 404, message: 'No model of this name is loaded.' }] })
  worker()
  const anna = await make.user()
  await giveOwnKeys(platform, anna.id, 'turn')
  const { body } = await anna.startJob({ images: 6 })
  const paused = await until(async () => {
    const { job } = await anna.job(body.jobId)
    return job.status === 'paused' && job
  })
  // The server's message is for administrators.
  expect(paused).toMatchObject({ error: jobReasons.provider_rejects.de, failedImages: 0 })
  const said = await until(async () => {
    const { known } = await readKeyHealth(platform.db)
    return [...known.values()].find(({ health }) => health.circuit.refusal !== null)
  })
  expect(said.health.circuit.refusal).toBe('No model of this name is loaded.')
  await anna.stopJob()
  expect((await anna.ended(body.jobId)).job.costCents).toBe(0)
})

test('a job whose key is refused everywhere fails and says so', async ({ make, worker, ai, platform }) => {
  ai.set({ keys: [] })
  worker()
  const anna = await make.user()
  await giveOwnKeys(platform, anna.id, '0001')
  const { body } = await anna.startJob({ images: 5 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'failed', failedImages: 5, costCents: 0 })
  expect(job.error).toBe(jobReasons.keys_refused.de)
  for (const { error } of images) expect(error).toBe('Der KI-Dienst hat den Schlüssel abgelehnt.')
})

test('what was done before the keys were refused stays, is charged and can be downloaded', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  worker({ concurrency: 1 })
  const anna = await make.user()
  await giveOwnKeys(platform, anna.id, '0002')
  ai.set({
    faults: ({ earlierCalls }) => (earlierCalls < 0 || ai.counts().answered < 3 ? null : { status: 401 }),
  })
  const { body } = await anna.startJob({ images: 6 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 3, failedImages: 3, costCents: 150 })
  expect(images.filter(({ error }) => error === 'Der KI-Dienst hat den Schlüssel abgelehnt.')).toHaveLength(3)
  const csv = await anna.get<string>(job.csvUrl!)
  expect(csv.status).toBe(200)
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(7)
})

test('while all providers are down a job is paused and says why, and continues by itself', async ({
  make,
  worker,
  ai,
}) => {
  ai.set({ faults: [{ status: 503 }] })
  worker()
  const anna = await make.user({ language: 'en' })
  const { body } = await anna.startJob({ images: 3 })
  const paused = await until(async () => {
    const { job } = await anna.job(body.jobId)
    return job.status === 'paused' && job
  })
  expect(paused).toMatchObject({
    processedImages: 0,
    error:
      'The AI service is not describing images right now. The job continues automatically as soon as it does.',
  })
  ai.set({ faults: [] })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 3 })
  expect(job).not.toHaveProperty('error')
})

test('another failed attempt does not restart the pause', async ({ make, worker, ai, platform }) => {
  ai.set({ faults: [{ status: 503 }] })
  const first = worker({ concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  const pausedSince = await until(() => readPause(platform, body.jobId))
  await first.stop()
  await comeDue(platform)
  ai.forget()
  worker({ concurrency: 1 })
  await until(() => ai.counts().calls === 6 && ai.counts().inFlight === 0)
  await until(async () => (await attempts(platform, body.jobId)) === 2)
  expect(await readPause(platform, body.jobId)).toEqual(pausedSince)
  expect((await anna.job(body.jobId)).job.status).toBe('paused')
  await anna.stopJob()
})

test('a job whose providers were down for a day is given up', async ({ make, worker, ai, platform }) => {
  ai.set({
    faults: ({ earlierCalls }) => (earlierCalls < 0 || ai.counts().answered < 1 ? null : { status: 503 }),
  })
  const { stop } = worker({ concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  await until(() => readPause(platform, body.jobId))
  await stop()
  await shiftPause(platform, body.jobId, '23 hours')
  await sweepJobs(platform)
  expect((await anna.job(body.jobId)).job.status).toBe('paused')
  await shiftPause(platform, body.jobId, '61 minutes')
  await sweepJobs(platform)
  const { job, images } = await anna.job(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 1, failedImages: 2, costCents: 50 })
  expect(images.map(({ error }) => error)).toEqual([
    undefined,
    'Der KI-Dienst hat dieses Bild nicht beschrieben.',
    'Der KI-Dienst hat dieses Bild nicht beschrieben.',
  ])
})

test('a job given up without any text has failed and says why', async ({ make, worker, ai, platform }) => {
  ai.set({ faults: [{ status: 503 }] })
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await until(() => readPause(platform, body.jobId))
  await shiftPause(platform, body.jobId, '25 hours')
  await sweepJobs(platform)
  expect((await anna.ended(body.jobId)).job).toMatchObject({
    status: 'failed',
    error: 'Der KI-Dienst hat 24 Stunden lang keine Bilder beschrieben.',
  })
})

async function readPause({ db }: Platform, jobId: number): Promise<unknown> {
  const { rows } = await db.execute(sql`select paused_since from jobs where id = ${jobId}`)
  return rows[0]?.paused_since
}

async function attempts({ db }: Platform, jobId: number): Promise<unknown> {
  const { rows } = await db.execute(
    sql`select attempts from job_chunks where job_id = ${jobId} and state = 'queued'`,
  )
  return rows[0]?.attempts
}

function shiftPause({ db }: Platform, jobId: number, by: string) {
  return db.execute(
    sql`update jobs set paused_since = paused_since - ${by}::interval where id = ${jobId} returning id`,
  )
}

/** Makes postponed work due now. */
function comeDue({ db }: Platform) {
  return db.execute(sql`update pgboss.job set start_after = now() where state < 'active'`)
}

test('a chunk that went to another worker is not queued a second time', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  const { delivery, chunk } = await takeChunk(platform, body.jobId)
  for (let round = 0; round < 2; round++) await pauseJob(platform, chunk, delivery, { retryAfterMs: 60_000 })
  const { rows } = await platform.db.execute(sql`
    select 1 from pgboss.job where data->>'jobId' = ${String(chunk.jobId)} and state < 'completed'`)
  expect(rows).toHaveLength(1)
})
