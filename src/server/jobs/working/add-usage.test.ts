import { sql } from 'drizzle-orm'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { until } from '#server/testing/until.ts'
import { addUsage } from './add-usage.ts'

const usage: ModelUsage = {
  provider: 'anthropic',
  model: 'm',
  calls: 1,
  inputTokens: 100,
  cachedInputTokens: 30,
  outputTokens: 5,
  costMicros: 7,
}

async function usageOf({ db }: Platform, jobId: number, position = 1) {
  const { rows } = await db.execute<{ usage: ModelUsage[] | null }>(
    sql`select usage from job_images where job_id = ${jobId} and position = ${position}`,
  )
  return rows[0]?.usage
}

test('failed calls before a job was paused are counted when it ends', async ({
  platform,
  make,
  worker,
  ai,
}) => {
  let calls = 0
  ai.set({
    faults: () => {
      calls += 1
      return calls === 1 ? { body: 'file_name' } : { status: 429, retryAfterSeconds: 90 }
    },
  })
  worker({ concurrency: 1, providers: ['anthropic'] })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  await until(async () => (await anna.job(body.jobId)).job.status === 'paused')
  await anna.stopJob()
  await anna.ended(body.jobId)
  const { rows } = await platform.db.execute(
    sql`select provider, calls, input_tokens > '0' as counted from provider_costs where job_id = ${body.jobId}`,
  )
  expect(rows).toEqual([{ provider: 'anthropic', calls: 2, counted: true }])
  const found = await platform.db.execute(
    sql`select provider, rule, kind, answers from text_findings where job_id = ${body.jobId}`,
  )
  expect(found.rows).toEqual([{ provider: 'anthropic', rule: 'file_name', kind: 'hard', answers: 1 }])
})

test('later usage is added to it', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 2 })
  const image = { jobId, position: 1, filename: 'a.jpg' }
  const failed = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null } as const
  await addUsage(platform.pool, image, [usage])
  await addUsage(platform.pool, image, [{ ...usage, inputTokens: 0, outputTokens: 0 }])
  expect(await usageOf(platform, jobId)).toEqual([usage])
  await recordOutcome(
    platform.pool,
    image,
    { ...failed, keywords: [] },
    { usage: [{ ...usage, calls: 2 }], answered: 2 },
  )
  await addUsage(platform.pool, image, [usage])
  expect(await usageOf(platform, jobId)).toEqual([usage, { ...usage, calls: 2 }])
  await recordOutcome(platform.pool, { ...image, position: 2 }, { ...failed, keywords: [] })
  expect(await usageOf(platform, jobId, 2)).toBeNull()
})
