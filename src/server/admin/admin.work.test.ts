import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { startMoneyWork } from './admin.work.ts'

const atOnce = { afterMs: 0, everyMs: 1 }

test('a correct ledger is verified again and again, as the metrics show', async ({ platform }) => {
  const { ledgerVerified } = platform.metrics
  const work = startMoneyWork(platform, atOnce)
  const first = await until(async () => (await ledgerVerified.get()).values[0]?.value)
  await until(async () => (await ledgerVerified.get()).values[0]!.value > first)
  await work.stop()
  expect(await differences(platform)).toBe(0)
})

test('each difference is an error in the log, and is counted in the metrics', async ({
  make,
  platform,
  logs,
}) => {
  const anna = await make.user()
  const move = (cents: number) =>
    platform.db.execute(sql`
      update credit_accounts set balance_cents = balance_cents + ${cents}, held_cents = held_cents + ${cents}
      where user_id = ${anna.id}`)
  await move(3)
  const work = startMoneyWork(platform, { ...atOnce, everyMs: 60_000 })
  await until(async () => (await differences(platform)) === 2)
  await work.stop()
  expect(logs.takeErrors()).toMatchObject([
    { name: 'balance is not what is booked less what is held', whose: `user ${anna.id}`, found: '100003' },
    { name: 'held is not the sum of the open holds', whose: `user ${anna.id}`, expected: '0', found: '3' },
  ])
  await move(-3)
})

test('a stop before the first verification and one during it end at once, without a warning', async ({
  platform,
  logs,
}) => {
  const before = logs.text()
  await startMoneyWork(platform).stop()
  const work = startMoneyWork(platform, { afterMs: 0 })
  await work.stop()
  expect(logs.text().slice(before.length)).not.toContain('could not be verified')
})

async function differences({ metrics }: Platform): Promise<number | undefined> {
  return (await metrics.ledgerDifferences.get()).values[0]?.value
}
