import { sql } from 'drizzle-orm'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import { startWork } from './jobs.work.ts'

test('each job is described with the keys of its owner, an administrator’s with the global ones', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  worker()
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  await giveOwnKeys(platform, anna.id, 'anna')
  for (const user of [anna, admin]) {
    const { body } = await user.startJob({ images: 2 })
    await user.ended(body.jobId)
  }
  expect(ai.calls.map(({ keyLastFour }) => keyLastFour)).toEqual(['anna', 'anna', '0001', '0001'])
})

test('one user’s unavailable providers delay nobody else in the same process, and their chunks do not churn', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ match: 'anna', status: 503 }] })
  const [anna, berta] = [await make.user(), await make.user()]
  await giveOwnKeys(platform, anna.id, 'anna')
  worker({ concurrency: 1 })
  const { body } = await anna.startJob({ images: 40 })
  await until(async () => (await anna.job(body.jobId)).job.status === 'paused')

  // With the only slot there is, while Anna's seven chunks are due.
  const { body: hers } = await berta.startJob({ images: 12 })
  expect((await berta.ended(hers.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 12 })
  // The loop looked for work at each of hers. One chunk at a time probes whether they are back, after 1, 2, 4, … s: one more in twice the
  // time.
  const { tried, putOffSeconds } = await attempts(platform, body.jobId)
  expect(tried).toBeLessThan(4 + Math.log2(1 + putOffSeconds))
  expect((await anna.job(body.jobId)).job.status).toBe('paused')
  await anna.stopJob()
})

test('a refused key is recorded as refused, and its job continues with the other provider', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ provider: 'anthropic', status: 401 }] })
  worker()
  const anna = await make.user()
  await giveOwnKeys(platform, anna.id, 'anna')
  const { body } = await anna.startJob({ images: 6 })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 6 })
  expect(await until(() => refusedKeys(platform, anna.id))).toEqual(['ANTHROPIC_API_KEY'])

  ai.set({ faults: [] })
  ai.forget()
  const next = await anna.startJob({ images: 2 })
  await anna.ended(next.body.jobId)
  expect(ai.counts().byProvider).toEqual({ anthropic: 0, openai: 2 })

  await assignKey(platform, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'a-better-test-key' })
  const last = await anna.startJob({ images: 2 })
  await anna.ended(last.body.jobId)
  expect(ai.counts().byProvider).toEqual({ anthropic: 2, openai: 2 })
})

test('a job without any key is paused and says why, and continues once there is one', async ({
  make,
  worker,
  platform,
}) => {
  const anna = await make.user({ language: 'en' })
  const { body } = await anna.startJob({ images: 1 })
  await platform.db.execute(sql`delete from user_keys where user_id = ${anna.id}`)
  const first = worker()
  const paused = await until(async () => {
    const { job } = await anna.job(body.jobId)
    return job.status === 'paused' && job
  })
  expect(paused.error).toBe('No AI key is set up. The job continues automatically as soon as there is one.')
  const { rows } = await platform.db.execute<{ wait: number }>(sql`
    select extract(epoch from max(start_after) - now())::float8 as wait from pgboss.job
    where (data->>'jobId')::int = ${body.jobId} and state < 'active'`)
  expect(rows[0]?.wait).toBeLessThanOrEqual(60)
  await first.stop()

  await giveOwnKeys(platform, anna.id, 'anna')
  await platform.db.execute(sql`update pgboss.job set start_after = now() where state < 'active'`)
  worker()
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 1 })
})

test('a key replaced while it is being refused does not end the job', async ({ make, ai, platform }) => {
  ai.set({ faults: [{ match: 'old1', status: 401 }] })
  const anna = await make.user()
  await giveOwnKeys(platform, anna.id, 'old1')
  const { body } = await anna.startJob({ images: 1 })

  const settings = { ...platform.settings, ANTHROPIC_BASE_URL: ai.url, OPENAI_BASE_URL: ai.url }
  const its = { ...platform, settings }
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'] })
  const replacing = {
    ...fetcher,
    async fetch(url: string, signal: AbortSignal) {
      if (ai.counts().calls === 0) await giveOwnKeys(platform, anna.id, 'new2')
      return fetcher.fetch(url, signal)
    },
  }
  const work = startWork(its, { fetcher: replacing, pools: openPools(its) })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 1 })
  expect(ai.calls.map(({ keyLastFour, status }) => [keyLastFour, status])).toEqual([
    // At either provider, the picture and the control question.
    ['old1', 401],
    ['old1', 401],
    ['old1', 401],
    ['old1', 401],
    ['new2', 200],
  ])
  expect(await refusedKeys(platform, anna.id)).toBeNull()
  await work.stop()
  await fetcher.close()
})

test('nothing is done for a deleted owner', async ({ make, worker, ai, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  await platform.db.execute(sql`update users set deleted_at = now() where id = ${anna.id}`)
  worker()
  await until(async () => {
    const { rows } = await platform.db.execute(sql`
      select 1 from pgboss.job where (data->>'jobId')::int = ${body.jobId} and state < 'completed'`)
    return rows.length === 0
  })
  expect(ai.counts().calls).toBe(0)
})

/** How often its chunks were started, and until how long after its pause the last one is postponed. */
async function attempts({ db }: Platform, jobId: number) {
  const { rows } = await db.execute<{ tried: number; putOffSeconds: number }>(sql`
    select (select sum(attempts)::int from job_chunks where job_id = ${jobId}) as tried,
      (select extract(epoch from max(start_after) - (select paused_since from jobs where id = ${jobId}))::float8
        from pgboss.job where data->>'jobId' = ${String(jobId)}) as "putOffSeconds"`)
  return rows[0]!
}

/** Null: none. */
async function refusedKeys({ db }: Platform, userId: number): Promise<string[] | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from user_keys where user_id = ${userId} and refused_at is not null`,
  )
  return rows.length === 0 ? null : rows.map(({ name }) => name)
}
