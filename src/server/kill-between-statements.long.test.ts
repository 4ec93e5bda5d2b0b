import { stopJob } from '#contract/endpoints/jobs.ts'
import { callOver, type Somebody, startOver } from '#server/testing/kill/kill-calls.ts'
import {
  balanceCents,
  describeTwo,
  ended,
  failed,
  fields,
  list,
  nothing,
  repeated,
  repeatedList,
  running,
  stopped,
  unreadableList,
} from '#server/testing/kill/kill-job.ts'
import type { KillMoment } from '#server/testing/kill/kill-moments.ts'
import { type KillableProduct, restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts, tracesOf } from '#server/testing/kill/kill-traces.ts'
import { verifyMoney } from './admin/verify-money.ts'
import type { Platform } from './platform/platform.ts'
import { until } from './testing/until.ts'

/** How many uploads the product reads at once. */
const startsAtOnce = 4

test.for([
  { what: 'a start', addresses: list, begun: running, done: ended },
  { what: 'a start that is the end at once', addresses: () => unreadableList, begun: failed, done: failed },
])(
  '$what killed after any statement has happened completely or not at all, and can be repeated',
  async ({ addresses, begun, done }, { make, platform, product, moments, pictureSite }) => {
    const images = addresses(pictureSite)
    await startUnlessRunning(product)
    const rehearsal = await make.user({ balanceCents })
    expect(await startOver(product.url(), rehearsal, images, 'once')).toMatchObject({ status: 202 })
    expect(await tracesWhenEnded(platform, rehearsal.id)).toEqual(done)
    const all = await moments.momentsOf('start', rehearsal.id)
    expect(all.map(({ name }) => name).join()).toMatch(
      /insert jobs.*insert job_images.*insert credit_holds.*before the commit/,
    )

    for (let first = 0; first < all.length; first += startsAtOnce) {
      const some = all.slice(first, first + startsAtOnce)
      const users = await Promise.all(some.map(() => make.user({ balanceCents })))
      const cases = some.map((moment, index) => ({ moment, user: users[index]! }))
      for (const { moment, user } of cases) await moments.hold('start', user.id, moment)
      const answers = cases.map(({ user }) => startOver(product.url(), user, images, 'once'))
      await moments.killWhenAllWait(product)
      expect(await Promise.all(answers)).toEqual(cases.map(() => null))
      for (const { moment, user } of cases) {
        const expected = moment.isCommitted ? begun : nothing
        expect(await tracesOf(platform.pool, user.id), moment.name).toEqual(expected)
        // A list that no job refers to exists for an hour at most, and is reused by an upload of the same list.
        const { named, kept } = await listsOf(platform, user.id)
        expect(kept, moment.name).toEqual(expect.arrayContaining(named))
        expect(named.length, moment.name).toBe(moment.isCommitted ? 1 : 0)
        expect(kept.length, moment.name).toBeLessThanOrEqual(1)
      }

      await product.start()
      for (const { moment, user } of cases) {
        const again = await startOver(product.url(), user, images, 'once')
        expect(again, moment.name).toMatchObject({ status: 202, body: { totalImages: images.length } })
        expect(await tracesWhenEnded(platform, user.id), moment.name).toEqual(done)
        const { named, kept } = await listsOf(platform, user.id)
        expect([kept, kept.length], moment.name).toEqual([named, 1])
      }
    }
    await expectEveryCentRight(platform)
    expect(product.complaints()).toEqual([])
  },
)

test('a settlement killed after any statement happens once in the end', async ({
  make,
  platform,
  product,
  moments,
  pictureSite,
  farSide,
}) => {
  const wishes = { images: list(pictureSite), fields }
  await startUnlessRunning(product)
  const rehearsal = await make.user({ balanceCents })
  await rehearsal.startJob(wishes)
  expect(await tracesWhenEnded(platform, rehearsal.id)).toEqual(ended)
  const all = await moments.momentsOf('settle', rehearsal.id)
  expect(all.map(({ name }) => name).join()).toMatch(
    /update jobs.*update credit_holds.*insert credit_transactions.*update users.*insert notifications/,
  )

  const cases: { moment: KillMoment; user: typeof rehearsal }[] = []
  for (const moment of all) cases.push({ moment, user: await make.user({ balanceCents }) })
  for (const { moment, user } of cases) await moments.hold('settle', user.id, moment)
  for (const { user } of cases) expect((await user.startJob(wishes)).status).toBe(202)
  await moments.killWhenAllWait(product)
  for (const { moment, user } of cases) {
    const expected = moment.isCommitted ? ended : running
    expect(await tracesOf(platform.pool, user.id), moment.name).toEqual(expected)
  }

  await product.start()
  for (const { moment, user } of cases) {
    expect(await tracesWhenEnded(platform, user.id), moment.name).toEqual(ended)
    await farSide.inbox.waitFor(user.email)
  }
  await expectEveryCentRight(platform)
  for (const { user } of cases) {
    expect(farSide.inbox.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(1)
  }
  expect(product.complaints()).toEqual([])
})

test.for([
  { what: 'the claim of a question', kind: 'claim', statements: /update job_images/ },
  { what: 'an outcome', kind: 'record', statements: /update jobs.*update job_images/ },
  { what: 'a copy', kind: 'copy', statements: /update job_images.*update jobs/ },
] as const)(
  '$what killed after any statement happens once in the end',
  async ({ kind, statements }, { make, platform, product, moments, pictureSite }) => {
    const wishes = { images: repeatedList(pictureSite), fields }
    await startUnlessRunning(product)
    const rehearsal = await make.user({ balanceCents })
    await rehearsal.startJob(wishes)
    expect(await tracesWhenEnded(platform, rehearsal.id)).toEqual(repeated)
    const all = await moments.momentsOf(kind, rehearsal.id)
    expect(all.map(({ name }) => name).join()).toMatch(statements)

    const cases: { moment: KillMoment; user: typeof rehearsal }[] = []
    for (const moment of all) cases.push({ moment, user: await make.user({ balanceCents }) })
    for (const { moment, user } of cases) await moments.hold(kind, user.id, moment)
    for (const { user } of cases) expect((await user.startJob(wishes)).status).toBe(202)
    await moments.killWhenAllWait(product)
    for (const { moment, user } of cases) {
      const done = (kind === 'copy' ? 1 : 0) + (moment.isCommitted && kind !== 'claim' ? 1 : 0)
      expect(await succeededOf(platform, user.id), moment.name).toEqual({ counted: done, found: done })
    }

    await product.start()
    for (const { moment, user } of cases) {
      expect(await tracesWhenEnded(platform, user.id), moment.name).toEqual(repeated)
    }
    await expectEveryCentRight(platform)
    expect(product.complaints()).toEqual([])
  },
)

test('a stop killed after any statement charges what was done once, and can be repeated', async ({
  make,
  platform,
  product,
  moments,
  pictureSite,
}) => {
  // No worker runs: the stop is what ends the jobs.
  await product.kill()
  await product.start({ ROLE: 'web' })
  const stop = (user: Somebody) => callOver(product.url(), user, stopJob.url)
  const makeHalfDone = async () => {
    const user = await make.user({ balanceCents })
    const { body } = await user.startJob({ images: list(pictureSite), fields })
    await describeTwo(platform.pool, body.jobId)
    return user
  }
  const rehearsal = await makeHalfDone()
  expect(await tracesOf(platform.pool, rehearsal.id)).toEqual(running)
  expect(await stop(rehearsal)).toMatchObject({ status: 202 })
  expect(await tracesOf(platform.pool, rehearsal.id)).toEqual(stopped)
  const all = await moments.momentsOf('stop', rehearsal.id)
  expect(all.map(({ name }) => name).join()).toMatch(
    /update jobs.*update job_chunks.*update credit_holds.*insert credit_transactions.*update users/,
  )

  const cases: { moment: KillMoment; user: typeof rehearsal }[] = []
  for (const moment of all) cases.push({ moment, user: await makeHalfDone() })
  for (const { moment, user } of cases) await moments.hold('stop', user.id, moment)
  const answers = cases.map(({ user }) => stop(user))
  await moments.killWhenAllWait(product)
  expect(await Promise.all(answers)).toEqual(cases.map(() => null))
  for (const { moment, user } of cases) {
    const expected = moment.isCommitted ? stopped : running
    expect(await tracesOf(platform.pool, user.id), moment.name).toEqual(expected)
  }

  await product.start({ ROLE: 'web' })
  for (const { moment, user } of cases) {
    expect(await stop(user), moment.name).toMatchObject({ status: moment.isCommitted ? 200 : 202 })
    expect(await tracesOf(platform.pool, user.id), moment.name).toEqual(stopped)
  }
  await expectEveryCentRight(platform)
  await product.kill()
  expect(product.complaints()).toEqual([])
})

/** Starting takes longer than anything else here. */
async function startUnlessRunning(product: KillableProduct): Promise<void> {
  if (!product.url()) await product.start()
}

async function tracesWhenEnded({ pool }: Platform, userId: number) {
  return await until(async () => {
    const traces = await tracesOf(pool, userId)
    return traces.jobs === traces.ended && traces
  }, restartPatienceMs)
}

/** The list files that a user's jobs refer to, and those that exist. */
async function listsOf({ pool, lists }: Platform, userId: number) {
  const { rows } = await pool.query<{ name: string }>(
    'select list_file as name from jobs where user_id = $1',
    [userId],
  )
  return { named: rows.map(({ name }) => name), kept: await lists.names(userId) }
}

async function succeededOf({ pool }: Platform, userId: number): Promise<unknown> {
  const { rows } = await pool.query(
    `select succeeded as counted,
      (select count(*)::int from job_images where job_id = jobs.id and state = 'succeeded') as found
    from jobs where user_id = $1`,
    [userId],
  )
  return rows[0]
}

async function expectEveryCentRight({ db, pool }: Platform): Promise<void> {
  expect(await brokenAccounts(pool)).toEqual([])
  expect((await verifyMoney(db)).differences).toEqual([])
}
