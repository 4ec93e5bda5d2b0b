import { deleteUser, resetUserStats } from '#contract/endpoints/admin.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { sweepJobs } from '#server/jobs/working/sweep-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chargesOf, creditsOf, expectNothingCharged, type PayingUser } from '#server/testing/cost-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import type { AiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

const balanceCents = 1_000

test('a stopped job is charged for what was done until then', async ({ make, worker, ai }) => {
  const letGo = ai.hold(2)
  worker({ concurrency: 2 })
  const anna = await make.user({ balanceCents })
  const { body } = await anna.startJob({ images: 16 })
  await until(async () => (await anna.job(body.jobId)).job.successfulImages === 2)
  await until(() => ai.counts().inFlight === 2)
  expect(await creditsOf(anna)).toEqual({ balance: 200, held: 800, owed: 0 })
  await anna.stopJob()
  letGo()
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', stopped: true, isPaid: true })
  expect(job.successfulImages).toBeLessThan(16)
  expect(job.costCents).toBe(50 * job.successfulImages)
  expect(await creditsOf(anna)).toEqual({ balance: balanceCents - job.costCents, held: 0, owed: 0 })
  expect(await chargesOf(anna)).toEqual([{ jobId: body.jobId, amount: -job.costCents }])
})

test('a job stopped before anything was done is completed, paid and free', async ({ make }) => {
  const anna = await make.user({ balanceCents })
  const { body } = await anna.startJob({ images: 4 })
  await anna.stopJob()
  expect((await anna.job(body.jobId)).job).toMatchObject({ status: 'completed', costCents: 0, isPaid: true })
  expect(await creditsOf(anna)).toEqual({ balance: balanceCents, held: 0, owed: 0 })
  expect(await chargesOf(anna)).toEqual([])
})

test('a job given up after 24 hours is charged for what is done', async ({ make, worker, ai, platform }) => {
  ai.set({
    faults: ({ earlierCalls }) => (earlierCalls < 0 || ai.counts().answered < 2 ? null : { status: 503 }),
  })
  const { stop } = worker({ concurrency: 1 })
  const anna = await make.user({ balanceCents })
  const { body } = await anna.startJob({ images: 5 })
  await until(async () => (await anna.job(body.jobId)).job.status === 'paused')
  await stop()
  expect(await creditsOf(anna)).toEqual({ balance: 750, held: 250, owed: 0 })
  await platform.pool.query(
    `update jobs set paused_since = paused_since - interval '25 hours' where id = $1`,
    [body.jobId],
  )
  await Promise.all([sweepJobs(platform), sweepJobs(platform)])
  const { job } = await anna.job(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 2, costCents: 100, isPaid: true })
  expect(await creditsOf(anna)).toEqual({ balance: 900, held: 0, owed: 0 })
  expect(await chargesOf(anna)).toEqual([{ jobId: body.jobId, amount: -100 }])
})

test('a job whose keys are refused during it is charged for what is done', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  worker({ concurrency: 1 })
  const anna = await make.user({ balanceCents })
  await giveOwnKeys(platform, anna.id, '0003')
  ai.set({
    faults: ({ earlierCalls }) => (earlierCalls < 0 || ai.counts().answered < 3 ? null : { status: 401 }),
  })
  const { body } = await anna.startJob({ images: 6 })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 3, costCents: 150, isPaid: true })
  expect(await creditsOf(anna)).toEqual({ balance: 850, held: 0, owed: 0 })
})

test('a job whose keys are refused from the start costs nothing', async ({ make, worker, ai, platform }) => {
  ai.set({ keys: [] })
  worker()
  const anna = await make.user({ balanceCents })
  await giveOwnKeys(platform, anna.id, '0004')
  const { body } = await anna.startJob({ images: 3 })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'failed', costCents: 0 })
  await expectNothingCharged(anna, balanceCents)
})

test('resetting a user with a running job releases its hold, and charges nothing', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents })]
  const letGo = await runHalf(anna, { worker, ai })
  expect((await root.call(resetUserStats, { params: { id: anna.id } })).status).toBe(204)
  await expectNothingCharged(anna, balanceCents)
  expect(await anna.jobs()).toEqual([])
  // The workers' late results find no job to charge.
  letGo()
  await until(() => ai.counts().inFlight === 0)
  await expectNothingCharged(anna, balanceCents)
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('deleting a user with a running job charges nothing, and writes off their credit', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents })]
  const letGo = await runHalf(anna, { worker, ai })
  expect((await root.call(deleteUser, { params: { id: anna.id } })).status).toBe(204)
  letGo()
  await until(() => ai.counts().inFlight === 0)
  expect(await ledgerOf(platform, anna)).toEqual([
    { cause: 'starting_credit', cents: 500 },
    { cause: 'adjustment', cents: 500 },
    { cause: 'closing', cents: -1_000 },
  ])
  const { rows } = await platform.pool.query(
    'select balance_cents::int as balance, held_cents::int as held from credit_accounts where user_id = $1',
    [anna.id],
  )
  expect(rows).toEqual([{ balance: 0, held: 0 }])
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

/** A job with some images done and others in progress, until the returned function is called. */
async function runHalf(
  user: PayingUser,
  { worker, ai }: { worker: (wishes: { concurrency: number }) => unknown; ai: AiStandIn },
): Promise<() => void> {
  const letGo = ai.hold(2)
  worker({ concurrency: 2 })
  const { body } = await user.startJob({ images: 16 })
  await until(async () => (await user.job(body.jobId)).job.successfulImages === 2)
  await until(() => ai.counts().inFlight === 2)
  expect(await creditsOf(user)).toEqual({ balance: balanceCents - 800, held: 800, owed: 0 })
  return letGo
}

async function ledgerOf({ pool }: Platform, { id }: PayingUser): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select cause, amount_cents::int as cents from credit_transactions where user_id = $1 order by id',
    [id],
  )
  return rows
}
