import { jobReasons } from '#contract/words/job-words.ts'
import { countPaidImages } from '#server/jobs/costs/count-paid-images.ts'
import { countUnpaidCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { sweepJobs } from './sweep-jobs.ts'

const { atLeast, shareOfPictures } = bounds.unpaidCallsPerUser
const concurrency = 8
/** For an image that is never described: two of the first provider, one of the other. */
const callsInVain = 3
/** The calls in progress when the budget was used up. */
const underWay = callsInVain * concurrency

test('a job whose pictures all break the rules stops at the budget, says so, and continues by itself', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ body: 'cut_off' }] })
  const first = worker({ concurrency })
  const anna = await make.user({ balanceCents: 20_000, language: 'en' })
  await countUnpaidCalls(platform.db, anna.id, atLeast - 10)
  const { body } = await anna.startJob({ images: 100 })
  const stateOf = async () => (await anna.jobs())[0]!
  await until(async () => (await stateOf()).status === 'paused')
  expect(await stateOf()).toMatchObject({
    error: jobReasons.unpaid_calls.en,
    reason: 'unpaid_calls',
    successfulImages: 0,
  })

  // A worker that claims another chunk postpones it, too, without a provider call.
  await first.stop()
  const asked = ai.counts().calls
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(asked).toBeLessThanOrEqual(10 + underWay)
  expect(await countedFor(platform, anna.id)).toEqual({ calls: atLeast - 10 + asked, paidImages: 0 })
  await platform.pool.query('update pgboss.job set start_after = now() where state < $1', ['active'])
  const second = worker({ concurrency })
  await until(async () => (await countPutOff(platform)) > 0)
  await second.stop()
  expect(ai.counts().calls).toBe(asked)
  await platform.pool.query(`update jobs set paused_since = now() - interval '24 hours 30 minutes'`)
  await sweepJobs(platform)
  expect(await stateOf()).toMatchObject({ status: 'paused', error: jobReasons.unpaid_calls.en })

  ai.set({ faults: [] })
  await platform.pool.query(`update unpaid_call_counts set hour = hour - interval '25 hours'`)
  await platform.pool.query('update pgboss.job set start_after = now() where state < $1', ['active'])
  worker({ concurrency })
  await until(async () => (await stateOf()).successfulImages > 0)
  expect((await stateOf()).status).toBe('processing')
  await anna.stopJob()
  await anna.ended(body.jobId)
})

test('a user with many paid pictures can have a share of them fail, and notices nothing', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({
    faults: ({ imageSha256 }) =>
      Number.parseInt(imageSha256!.slice(0, 2), 16) < 32 ? { body: 'cut_off' } : null,
  })
  worker({ concurrency })
  const anna = await make.user({ balanceCents: 20_000 })
  // Beyond the number, and within the share: what the job adds fits in.
  const paidImages = 2 * (atLeast / shareOfPictures)
  await countUnpaidCalls(platform.db, anna.id, atLeast)
  await platform.db.transaction((tx) => countPaidImages(tx, anna.id, paidImages))
  const { body } = await anna.startJob({ images: 40 })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ id: body.jobId, status: 'completed' })
  expect(job.failedImages).toBeGreaterThan(0)
  expect(await countedFor(platform, anna.id)).toEqual({
    calls: atLeast + callsInVain * job.failedImages,
    paidImages: paidImages + job.successfulImages,
  })
})

test('providers’ failures do not count, nor do calls for a paid image', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  // For the first picture: two rate limits, then an answer that breaks the rules. The second answer is good.
  ai.set({
    faults: [
      { status: 429, retryAfterSeconds: 1, times: 2 },
      { body: 'cut_off', times: 1 },
    ],
  })
  worker({ concurrency: 1 })
  const anna = await make.user()
  await anna.ended((await anna.startJob({ images: 1 })).body.jobId)
  expect(ai.counts().calls).toBe(4)
  expect(await countedFor(platform, anna.id)).toEqual({ calls: 0, paidImages: 1 })
  ai.set({ faults: [{ status: 429, retryAfterSeconds: 1, times: 2 }, { body: 'refusal' }] })
  await anna.ended((await anna.startJob({ images: 1 })).body.jobId)
  expect(ai.counts().calls).toBe(8)
  expect(await countedFor(platform, anna.id)).toEqual({ calls: 2, paidImages: 1 })
})

async function countedFor({ pool }: Platform, userId: number) {
  const { rows } = await pool.query(
    `select sum(calls)::int as calls, sum(paid_images)::int as "paidImages" from unpaid_call_counts where user_id = $1`,
    [userId],
  )
  return rows[0]
}

/** Counts chunks that wait for the budget. */
async function countPutOff({ pool }: Platform): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int as count from pgboss.job where state < 'active' and start_after > now() + interval '20 hours'`)
  return rows[0]!.count
}
