import { adjustCredits } from '#contract/endpoints/admin.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { startDirectly } from '#server/jobs/testing/start-directly.ts'
import type { Platform } from '#server/platform/platform.ts'
import { creditsOf, type PayingUser } from '#server/testing/cost-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { until } from '#server/testing/until.ts'

const fifty = Array.from({ length: 50 }, (_, index) => index)

test('a job that costs more than the balance is refused and leaves no trace', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 107, language: 'en' })
  const before = await countRows(platform)
  const answer = await anna.startJob({ images: 2, languages: ['de', 'en', 'it'] })
  expect(answer.status).toBe(402)
  expect(answer.body).toEqual({
    code: 'insufficient_credits',
    message: 'Insufficient credits for this job.',
    imageCount: 2,
    languageCount: 3,
    estimatedCostEuros: 1.08,
    currentBalance: 107,
    shortfallEuros: 0.01,
    affordableImages: 1,
  })
  expect(await anna.jobs()).toEqual([])
  expect(await creditsOf(anna)).toEqual({ balance: 107, held: 0, owed: 0 })
  expect(await countRows(platform)).toEqual(before)
})

test('the refusal is in the caller’s language', async ({ make }) => {
  const anna = await make.user({ balanceCents: 0, language: 'de' })
  const { body } = await anna.startJob()
  expect(body).toMatchObject({
    message: 'Das Guthaben reicht für diesen Auftrag nicht.',
    currentBalance: 0,
    shortfallEuros: 0.5,
    affordableImages: 0,
  })
})

test.for([
  { languages: ['de'], customLanguages: [], images: 1, cents: 50 },
  { languages: ['de', 'en'], customLanguages: [], images: 3, cents: 156 },
  { languages: ['de'], customLanguages: ['Latein', 'Ladin'], images: 7, cents: 378 },
])(
  'a balance of exactly $cents cents suffices for $images images, one cent less does not',
  async ({ cents, ...wishes }, { make }) => {
    const [anna, berta] = [
      await make.user({ balanceCents: cents }),
      await make.user({ balanceCents: cents - 1 }),
    ]
    expect(await anna.startJob(wishes)).toMatchObject({ status: 202, body: { estimatedCost: cents } })
    expect(await creditsOf(anna)).toEqual({ balance: 0, held: cents, owed: 0 })
    expect(await berta.startJob(wishes)).toMatchObject({ status: 402, body: { shortfallEuros: 0.01 } })
    expect(await creditsOf(berta)).toEqual({ balance: cents - 1, held: 0, owed: 0 })
    await anna.stopJob()
  },
)

test('what a running job holds cannot be spent, and is available again when it is stopped', async ({
  make,
}) => {
  const anna = await make.user({ balanceCents: 1_000 })
  await anna.startJob({ images: 3, languages: ['de', 'en'] })
  expect(await creditsOf(anna)).toEqual({ balance: 844, held: 156, owed: 0 })
  expect((await anna.get<{ creditBalance: number }>('/api/user')).body.creditBalance).toBe(844)
  await anna.stopJob()
  expect(await creditsOf(anna)).toEqual({ balance: 1_000, held: 0, owed: 0 })
})

test('rows with an invalid address are held too, rows without one and rows beyond the limit are not', async ({
  make,
}) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const images = ['media/1.jpg', '', 'https://example.org/2.jpg', 'https://example.org/3.jpg']
  await anna.startJob({ images, fields: { maxImages: '2' } })
  expect(await creditsOf(anna)).toMatchObject({ balance: 900, held: 100 })
  await anna.stopJob()
})

test('of fifty concurrent starts one holds its cost, and the others are told which job is running', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 100_000 })
  const answers = await Promise.all(fifty.map(() => startDirectly(platform, anna.id, { images: 3 })))
  const [started, ...more] = answers.filter(({ status }) => status === 202)
  expect(more).toEqual([])
  for (const answer of answers.filter((each) => each !== started)) {
    const { jobId } = started!.body
    expect(answer).toMatchObject({ status: 409, body: { code: 'job_already_running', jobId } })
  }
  expect(await creditsOf(anna)).toEqual({ balance: 99_850, held: 150, owed: 0 })
  expect(await holdsOf(platform, anna)).toEqual([150])
  await anna.stopJob()
})

test('fifty starts with one Idempotency-Key get one answer, and one hold', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 150 })
  const wishes = { images: 3, idempotencyKey: 'once' }
  const answers = await Promise.all(fifty.map(() => startDirectly(platform, anna.id, wishes)))
  for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]?.body])
  expect(await anna.jobs()).toHaveLength(1)
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 150, owed: 0 })
  expect(await holdsOf(platform, anna)).toEqual([150])
  await anna.stopJob()
})

test('fifty concurrent starts that the balance does not pay for are all refused', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 149 })
  const answers = await Promise.all(fifty.map(() => startDirectly(platform, anna.id, { images: 3 })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402]))
  expect(await creditsOf(anna)).toEqual({ balance: 149, held: 0, owed: 0 })
})

test('an Idempotency-Key is repeated after the job was charged, and costs nothing more', async ({
  make,
  platform,
  worker,
}) => {
  worker()
  const anna = await make.user({ balanceCents: 100 })
  const wishes = { images: 2, idempotencyKey: 'once' }
  const first = await anna.startJob(wishes)
  await anna.ended(first.body.jobId)
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 0 })
  // There is no credit left for a second job.
  expect(await anna.startJob(wishes)).toMatchObject({ status: 202, body: first.body })
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 0 })
  expect(await holdsOf(platform, anna)).toEqual([100])
})

test('a key whose start was refused for lack of credit starts the job once there is enough', async ({
  make,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents: 99 })]
  const wishes = { images: 2, idempotencyKey: 'once' }
  expect((await anna.startJob(wishes)).status).toBe(402)
  await root.call(adjustCredits, { body: { userId: anna.id, amount: 1 } })
  expect((await anna.startJob(wishes)).status).toBe(202)
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 100, owed: 0 })
  await anna.stopJob()
})

test('an administrator pays like everybody', async ({ make, worker }) => {
  worker()
  const root = await make.user({ isAdmin: true, balanceCents: 120 })
  expect((await root.startJob({ images: 3 })).status).toBe(402)
  const { body } = await root.startJob({ images: 2 })
  await root.ended(body.jobId)
  expect(await creditsOf(root)).toEqual({ balance: 20, held: 0, owed: 0 })
})

test('two users who start at once each hold their own', async ({ make, platform }) => {
  const users = [await make.user({ balanceCents: 150 }), await make.user({ balanceCents: 150 })]
  const answers = await Promise.all(
    users.flatMap((user) => fifty.slice(25).map(() => startDirectly(platform, user.id, { images: 3 }))),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(2)
  for (const user of users) {
    expect(await creditsOf(user)).toEqual({ balance: 0, held: 150, owed: 0 })
    expect(await holdsOf(platform, user)).toEqual([150])
    await user.stopJob()
  }
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('credit spent while the list is read cannot be held', async ({ make, platform }) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents: 150 })]
  const keeper = await platform.pool.connect()
  try {
    // The start has found enough credit, and waits to write its images.
    await keeper.query('begin')
    await keeper.query('lock table job_images in exclusive mode')
    const starting = anna.startJob({ images: 3 })
    await until(async () => (await lockWaiters(keeper, 'relation')).length === 1)
    await root.call(adjustCredits, { body: { userId: anna.id, amount: -1 } })
    await keeper.query('commit')
    expect(await starting).toMatchObject({
      status: 402,
      body: { currentBalance: 149, shortfallEuros: 0.01, affordableImages: 2 },
    })
  } finally {
    keeper.release()
  }
  expect(await anna.jobs()).toEqual([])
  expect(await creditsOf(anna)).toEqual({ balance: 149, held: 0, owed: 0 })
})

async function holdsOf({ pool }: Platform, { id }: PayingUser): Promise<number[]> {
  const { rows } = await pool.query('select cents::int from credit_holds where user_id = $1', [id])
  return rows.map(({ cents }) => cents)
}

/** Of every table, including the queue's. */
async function countRows({ pool }: Platform): Promise<object> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job_common')`)
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`)
  const counted = await pool.query(`${counts.join(' union all ')} order by name`)
  expect(counted.rows.map(({ name }) => name)).toContain('public.job_images')
  return counted.rows
}
