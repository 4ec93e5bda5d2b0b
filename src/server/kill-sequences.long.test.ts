import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type pg from 'pg'
import { type KillableProduct, restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import {
  type KillStage,
  type KillTally,
  killSequence,
  playKillSequence,
} from '#server/testing/kill/kill-sequence.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts, tracesOf } from '#server/testing/kill/kill-traces.ts'
import { missHeartbeats } from '#server/testing/kill/miss-heartbeats.ts'
import { verifyMoney } from './admin/verify-money.ts'
import { until } from './testing/until.ts'

const balanceCents = 600
const imageCents = 50
const killsEach = 4
const sideBySide = 10

test.for([1, 11])(
  'ten sequences (seeds from %i) over several kills each end with every cent where it belongs',
  async (firstSeed, { make, platform, product, farSide, pictureSite }) => {
    const { checkout, ai } = farSide
    ai.set({ latencyMs: [5, 120] })
    const startProduct = async () => {
      await product.start()
      checkout.set({ webhookUrl: `${product.url()}/api/webhooks/stripe` })
    }
    await product.kill()
    await startProduct()

    const admin = await make.user({ isAdmin: true })
    const sequences: { seed: number; tallies: KillTally[] }[] = []
    for (let seed = firstSeed; seed < firstSeed + sideBySide; seed++) {
      const players = [await make.user({ balanceCents }), await make.user({ balanceCents })]
      sequences.push({ seed, tallies: players.map(emptyTally) })
    }
    let stepsDone = 0
    const stepDone = () => {
      stepsDone += 1
    }
    const stage: KillStage = { url: product.url, checkout, admin, pictureSite, stepDone }
    const playing = Promise.all(
      sequences.map(({ seed, tallies }) => playKillSequence(stage, killSequence(seed), tallies)),
    )
    const killing = killAgainAndAgain(platform.pool, product, startProduct, firstSeed, () => stepsDone)
    await Promise.all([playing, killing])

    await tellEverythingAgain(checkout)
    await until(async () => {
      const { rowCount } = await platform.pool.query('select from jobs where finished_at is null')
      return rowCount === 0
    }, restartPatienceMs)
    expect(await brokenAccounts(platform.pool)).toEqual([])
    expect((await verifyMoney(platform.db)).differences).toEqual([])
    for (const { seed, tallies } of sequences) {
      for (const tally of tallies) await expectAsTold(platform.pool, tally, `seed ${seed}`)
    }
    expect(product.complaints()).toEqual([])
  },
)

const emptyTally = (player: KillTally['player']): KillTally => ({
  player,
  jobIds: new Set(),
  adjustedCents: 0,
  paidCents: 0,
  sessionIds: [],
})

/** Kills after a number of steps, chosen by the seed, plus a moment, so that it can strike anywhere. */
async function killAgainAndAgain(
  pool: pg.Pool,
  product: KillableProduct,
  startProduct: () => Promise<void>,
  seed: number,
  stepsDone: () => number,
): Promise<void> {
  const stepsOfAll = sideBySide * killSequence(seed).length
  const apart = Math.floor(stepsOfAll / (killsEach + 1))
  const moment = fc.record({ early: fc.nat(apart - 1), laterMs: fc.nat(150) })
  const moments = fc.sample(fc.array(moment, { minLength: killsEach, maxLength: killsEach }), {
    seed,
    numRuns: 1,
  })[0]!
  for (const [index, { early, laterMs }] of moments.entries()) {
    await until(() => stepsDone() >= (index + 1) * apart - early, restartPatienceMs)
    await pause(laterMs)
    await product.kill()
    await missHeartbeats(pool)
    await startProduct()
  }
}

type Checkout = KillStage['checkout']

/** Sends again what was sent while no process was running, and everything else once more. */
async function tellEverythingAgain(checkout: Checkout): Promise<void> {
  for (const { id } of checkout.events) expect(await checkout.deliver(id)).toBe(200)
}

async function expectAsTold(pool: pg.Pool, tally: KillTally, seed: string): Promise<void> {
  const { player, adjustedCents, paidCents, sessionIds } = tally
  const { rows: jobs } = await pool.query<{
    id: number
    succeeded: number
    charges: number
    charged: number
  }>(
    `select id, (select count(*)::int from job_images where job_id = jobs.id and state = 'succeeded') as succeeded,
      (select count(*)::int from credit_transactions where job_id = jobs.id) as charges,
      (select coalesce(sum(image_count), 0)::int from credit_transactions where job_id = jobs.id) as charged
    from jobs where user_id = $1 order by id`,
    [player.id],
  )
  expect(
    jobs.map(({ id }) => id),
    `${seed}: there are the jobs that the user was told of`,
  ).toEqual([...tally.jobIds])
  for (const { id, succeeded, charges, charged } of jobs) {
    const once = { charges: succeeded > 0 ? 1 : 0, charged: succeeded }
    expect({ charges, charged }, `${seed}: job ${id} is charged once`).toEqual(once)
  }
  const { rows: credited } = await pool.query<{ sessionId: string; times: number }>(
    `select session_id as "sessionId", count(*)::int as times
    from credit_transactions entry join purchases on purchases.id = entry.purchase_id
    where entry.user_id = $1 group by session_id`,
    [player.id],
  )
  const bySession = new Map(credited.map(({ sessionId, times }) => [sessionId, times]))
  expect(bySession, `${seed}: each session is credited once`).toEqual(
    new Map(sessionIds.map((id) => [id, 1])),
  )
  const succeeded = jobs.reduce((sum, job) => sum + job.succeeded, 0)
  const charged = succeeded * imageCents
  const balance = balanceCents + adjustedCents + paidCents - charged
  expect(await tracesOf(pool, player.id), seed).toMatchObject({
    balance,
    held: 0,
    charged,
    totalImages: succeeded,
    totalCents: charged,
  })
}
