import { deleteUser, resetUserStats } from '#contract/endpoints/admin.ts'
import { sweepJobs } from '#server/jobs/working/sweep-jobs.ts'
import type { StripeEvent } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { adjust, removeEndedJob, retry, signUp, start } from './money-calls.ts'
import {
  askForSession,
  buy,
  chosen,
  closeDispute,
  deliver,
  deliverCopies,
  dispute,
  failRefund,
  refund,
  settleDebit,
} from './money-purchases.ts'
import { endSingles, takeSingles } from './money-singles.ts'
import type { MoneyStep, MoneyStory } from './money-story.ts'
import { workOnChunks } from './money-work.ts'
import {
  attempt,
  beginStory,
  count,
  cutConnections,
  endOf,
  findDeadConnections,
  type MoneyWorld,
} from './money-world.ts'
import type { WorkRules } from './work-rules.ts'

/** Plays a story with all of its clients at once, and then lets everything that is under way come to its end. */
export async function playMoneyStory(world: MoneyWorld, { clients, order }: MoneyStory): Promise<void> {
  await beginStory(world)
  const played = await Promise.allSettled(
    clients.map(async (steps) => {
      for (const step of steps) await takeStep(world, step)
    }),
  )
  // Nobody may still be at it when a failure is told.
  for (const one of played) if (one.status === 'rejected') throw one.reason
  if (world.book.cuts > 0) await findDeadConnections(world)
  await endJobs(world)
  await endSingles(world)
  await tellEverything(world, order)
}

async function takeStep(world: MoneyWorld, step: MoneyStep): Promise<void> {
  const { site, book, admin } = world
  const person = chosen(book.people, step.user)!
  const { id, actor } = person
  switch (step.do) {
    case 'register':
      return signUp(world, step.name)
    case 'buy':
      return actor ? buy(world, actor, id, step) : undefined
    case 'settle debit':
      return settleDebit(world, step)
    case 'deliver':
      return deliverCopies(world, chosen(world.checkout.events, step.which), step.copies)
    case 'refresh session':
      return askForSession(world, step)
    case 'refund':
      return refund(world, step)
    case 'fail refund':
      return failRefund(world, step.which)
    case 'dispute':
      return dispute(world, step.which)
    case 'close dispute':
      return closeDispute(world, step)
    case 'adjust':
      return adjust(world, id, step)
    case 'start':
      return actor ? start(world, actor, step) : undefined
    case 'work':
      await workOnChunks(world, step)
      return
    case 'retry':
      return retry(world, person, step)
    case 'single':
      return takeSingles(world, id, step)
    case 'stop':
      if (actor) endOf(world, 'stop', (await actor.stopJob()).status)
      return
    case 'sweep':
      await attempt(world, () => sweepJobs(site.platform))
      return
    case 'delete job':
      return removeEndedJob(world, person)
    case 'reset': {
      book.swept.add(id)
      const { status } = await admin.call(resetUserStats, { params: { id } })
      endOf(world, 'reset', status)
      return
    }
    case 'delete user': {
      book.swept.add(id)
      const { status } = await admin.call(deleteUser, { params: { id } })
      endOf(world, 'delete user', status)
      return
    }
    case 'cut':
      await cutConnections(world)
      count(book, 'cut')
  }
}

const oneForAll: WorkRules = {
  chunks: 100,
  successes: 5,
  copies: 1,
  answersAfterMs: 0,
  diesAfter: null,
  changedFor: 'nobody',
  takesOver: true,
}

/** What workers left behind comes back to the queue and is done, as when their hearts no longer beat. */
async function endJobs(world: MoneyWorld): Promise<void> {
  const { platform } = world.site
  const isRunning = async () =>
    (await platform.pool.query('select from jobs where finished_at is null')).rowCount! > 0
  for (let round = 0; await isRunning(); round++) {
    if (round === 10) throw new Error('a job does not come to its end')
    await sweepJobs(platform)
    await workOnChunks(world, oneForAll)
  }
}

/** The payment service has told everything at least once in the end, in whatever order. */
async function tellEverything(world: MoneyWorld, order: number): Promise<void> {
  const waiting = shuffled(world.checkout.events, order)
  const lane = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      const status = await deliver(world, event)
      if (status !== 200) throw new Error(`${event.type} was answered ${status}`)
      count(world.book, `told ${event.type}`)
    }
  }
  await Promise.all([lane(), lane(), lane()])
}

function shuffled(events: readonly StripeEvent[], order: number): StripeEvent[] {
  const all = [...events]
  let left = order
  for (let index = all.length - 1; index > 0; index--) {
    left = (Math.imul(left, 1_664_525) + 1_013_904_223) >>> 0
    const other = left % (index + 1)
    ;[all[index], all[other]] = [all[other]!, all[index]!]
  }
  return all
}
