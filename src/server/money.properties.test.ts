import fc from 'fast-check'
import { checkMoney } from '#server/testing/money/check-money.ts'
import { type MoneyStory, moneyStories } from '#server/testing/money/money-story.ts'
import { emptyWorld, type MoneyWorld, openMoneyWorld, saysCutOff } from '#server/testing/money/money-world.ts'
import { playMoneyStory } from '#server/testing/money/play-money-story.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { expect, test as plainTest } from './testing/test.ts'

const stories = Number(process.env.STORIES ?? 500)
// `npm run test:ledger` plays others each time.
const firstSeed = Number(process.env.SEED ?? 1)
/** Verifying reads every row: a world that is not emptied would take longer with each story. */
const storiesPerWorld = 25
const minutes = 60_000

const test = plainTest
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

test(`${stories} stories of eight clients at once end with every cent where it belongs`, {
  timeout: Math.max(5, stories / 20) * minutes,
}, async ({ world }) => {
  const counts = new Map<string, number>()
  const began = performance.now()
  // Some things happen in one of eighty stories: a run that has not met them plays on.
  const lacks = () => stories >= 500 && mustHappen.some((what) => !counts.has(what))
  for (let index = 0; index < stories || (index < 3 * stories && lacks()); index++) {
    await playOne(world, firstSeed + index)
    for (const [what, often] of world.book.counts) counts.set(what, (counts.get(what) ?? 0) + often)
    if ((index + 1) % storiesPerWorld === 0) await emptyWorld(world)
    if (process.env.STORIES && (index + 1) % 100 === 0) {
      const seconds = Math.round((performance.now() - began) / 1_000)
      process.stdout.write(`${index + 1} of ${stories} stories in ${seconds} s\n`)
    }
  }
  await emptyWorld(world)
  const often = [...counts].toSorted().map(([what, times]) => `${what}: ${times}`)
  if (process.env.STORIES) process.stdout.write(`${often.join('\n')}\n`)
  if (stories >= 500) expect([...counts.keys()]).toEqual(expect.arrayContaining(mustHappen))
})

/** What would prove nothing if it never happened. */
const mustHappen = [
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
  const repeat = `SEED=${seed} npm run test:ledger -- 1`
  throw new Error(`${repeat}\n${steps?.join('\n')}`, { cause: result.errorInstance })
}

async function playAndCheck(world: MoneyWorld, story: MoneyStory): Promise<void> {
  const { logs } = world.site
  await playMoneyStory(world, story)
  const errors = logs.takeErrors().filter((line) => world.book.cuts === 0 || !saysCutOff(line))
  expect(errors, 'errors in the log').toEqual([])
  expect(await checkMoney(world)).toEqual([])
}
