import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { adjustCredits } from '#contract/endpoints/admin.ts'
import { purchaseCredits } from '#contract/endpoints/credits.ts'
import { stopJob } from '#contract/endpoints/jobs.ts'
import { until } from '#server/testing/until.ts'
import type { CheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { callOver, type LostOrAnswer, type Somebody, startOver } from './kill-calls.ts'
import { restartPatienceMs } from './kill-product.ts'

/** Numbers that choose a user count around. */
const step = fc.record({
  user: fc.nat(1),
  /** What a person waits before it. */
  pauseMs: fc.integer({ min: 0, max: 150 }),
  what: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('start' as const),
        good: fc.integer({ min: 0, max: 5 }),
        bad: fc.nat(1),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('adjust' as const),
        cents: fc.integer({ min: -400, max: 300 }).filter((cents) => cents !== 0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('buy' as const), cents: fc.integer({ min: 100, max: 900 }) }),
    },
  ),
})
export type KillStep = typeof step extends fc.Arbitrary<infer One> ? One : never

const stepsEach = 14

export function killSequence(seed: number): KillStep[] {
  return fc.sample(fc.array(step, { minLength: stepsEach, maxLength: stepsEach }), { seed, numRuns: 1 })[0]!
}

export interface KillPlayer extends Somebody {
  id: number
}

/** What a user was told, which is what must be true in the end. */
export interface KillTally {
  player: KillPlayer
  jobIds: Set<number>
  adjustedCents: number
  paidCents: number
  sessionIds: string[]
}

export interface KillStage {
  url: () => string
  checkout: CheckoutStandIn
  admin: Somebody
  pictureSite: string
  /** Heard after each step. */
  stepDone: () => void
}

/**
 * Plays a sequence as clients that know of crashes do: who gets no answer asks again, with the same Idempotency-Key.
 */
export async function playKillSequence(stage: KillStage, steps: KillStep[], tallies: KillTally[]) {
  for (const { user, pauseMs, what } of steps) {
    await pause(pauseMs)
    const tally = tallies[user]!
    if (what.do === 'start') await start(stage, tally, what)
    else if (what.do === 'stop') await insist(() => callOver(stage.url(), tally.player, stopJob.url))
    else if (what.do === 'adjust') await adjust(stage, tally, what.cents)
    else await buy(stage, tally, what.cents)
    stage.stepDone()
  }
}

async function start(stage: KillStage, tally: KillTally, { good, bad }: { good: number; bad: number }) {
  const addresses = [
    ...Array.from(
      { length: good },
      (_, index) => `${stage.pictureSite}/generated/${index}.jpg?width=64&height=48`,
    ),
    ...Array.from({ length: bad }, () => `${stage.pictureSite}/does-not-exist.jpg`),
  ]
  const key = randomUUID()
  const { status, body } = await insist(() => startOver(stage.url(), tally.player, addresses, key))
  if (status === 202) tally.jobIds.add((body as { jobId: number }).jobId) // a 202 names the job
}

async function adjust({ url, admin }: KillStage, tally: KillTally, cents: number) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const body = JSON.stringify({ userId: tally.player.id, amount: cents })
  const { status } = await insist(() => callOver(url(), admin, adjustCredits.url, { headers, body }))
  if (status === 200) tally.adjustedCents += cents
}

/** A purchase whose answer is lost is one that nobody pays. */
async function buy({ url, checkout }: KillStage, tally: KillTally, cents: number) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ amount: cents / 100 })
  const answer = await insist(() => callOver(url(), tally.player, purchaseCredits.url, { headers, body }))
  const page = (answer.body as { url: string }).url // purchases of these amounts are not refused
  const session = checkout.sessions().find((one) => one.url === page)
  if (!session) throw new Error(`nothing can be paid at ${page}: ${answer.status}`)
  await checkout.pay(session.id)
  tally.paidCents += cents
  tally.sessionIds.push(session.id)
}

function insist(call: () => Promise<LostOrAnswer>) {
  return until(async () => {
    const answer = await call()
    // The process that ends may still say that it is not ready.
    return answer && answer.status < 500 && answer
  }, restartPatienceMs)
}
