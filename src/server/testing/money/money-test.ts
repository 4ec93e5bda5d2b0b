import fc from 'fast-check'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { checkMoney } from './check-money.ts'
import { type MoneyStory, moneyStories } from './money-story.ts'
import { emptyWorld, type MoneyWorld, openMoneyWorld, saysCutOff } from './money-world.ts'
import { playMoneyStory } from './play-money-story.ts'

export { expect } from '#server/testing/test.ts'

/** Verifying reads every row: a world that is not emptied would take longer with each story. */
const storiesPerWorld = 25

/** `playStories` plays the story of each seed, checks every cent after each, and puts what has happened into `happened`. */
export const test = plainTest
  .extend('checkout', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const checkout = await startCheckoutStandIn()
    onCleanup(checkout.close)
    return checkout
  })
  .extend('environment', { scope: 'file' }, ({ checkout }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    STRIPE_SECRET_KEY: checkout.secretKey,
    STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
    STRIPE_API_BASE: checkout.url,
    LOG_LEVEL: 'warn',
    // Nothing is done by itself: what a worker does is a step of a story.
    ROLE: 'web',
  }))
  .extend('world', { scope: 'file' }, async ({ site, checkout, database }, { onCleanup }) => {
    const world = await openMoneyWorld(site, checkout, database.connectionString)
    onCleanup(() => world.cutter.end())
    return world
  })
  .extend('playStories', { scope: 'file' }, ({ world }) => {
    return async (seeds: Iterable<number>, happened: Set<string>) => {
      let played = 0
      for (const seed of seeds) {
        await playOne(world, seed)
        for (const what of world.book.counts.keys()) happened.add(what)
        played += 1
        if (played % storiesPerWorld === 0) await emptyWorld(world)
      }
      await emptyWorld(world)
    }
  })

/** What would prove nothing if it never happened. */
export const mustHappen = [
  'single picture charged',
  'single picture free',
  'adjust 200',
  'adjust 400',
  'chunk finished',
  'chunk with copies left to make',
  'chunks taken over',
  'claimed',
  'copied',
  'copied before',
  'cut',
  'delete user 204',
  'dispute',
  'job charged',
  'job free',
  'job with free repeats',
  'paid session',
  'refund',
  'register 201',
  'repeat not held',
  'reset 204',
  'retry 202',
  'row carried over',
  'shares what is decided',
  'shares what is undecided',
  'start 202',
  'start 402',
  'start 409',
  'worker died',
  'written',
  'written before',
]

async function playOne(world: MoneyWorld, seed: number): Promise<void> {
  const result = await fc.check(
    fc.asyncProperty(moneyStories, (story) => playAndCheck(world, story)),
    { seed, numRuns: 1, endOnFailure: true },
  )
  if (!result.failed) return
  const steps = result.counterexample?.[0].clients.map(
    (client, index) =>
      `client ${index + 1}:\n${client.map((step) => `  ${JSON.stringify(step)}`).join('\n')}`,
  )
  const repeat = `SEED=${seed} STORIES=1 npm run test:long -- money.properties`
  throw new Error(`${repeat}\n${steps?.join('\n')}`, { cause: result.errorInstance })
}

async function playAndCheck(world: MoneyWorld, story: MoneyStory): Promise<void> {
  const { logs } = world.site
  await playMoneyStory(world, story)
  const errors = logs.takeErrors().filter((line) => world.book.cuts === 0 || !saysCutOff(line))
  expect(errors, 'errors in the log').toEqual([])
  expect(await checkMoney(world)).toEqual([])
}
