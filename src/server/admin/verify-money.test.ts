import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { existingUserIds } from '#server/accounts/users/users.queries.ts'
import { adjustCredits } from '#server/credits/adjust-credits.ts'
import type { Difference } from '#server/credits/checks/find-differences.ts'
import { verifyLedger } from '#server/credits/checks/verify-ledger.ts'
import { creditPurchase } from '#server/credits/purchases/credit-purchase.ts'
import { lockPurchase } from '#server/credits/purchases/lock-purchase.ts'
import { verifyCharges } from '#server/jobs/ending/verify-charges.ts'
import { type Outcome, recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { closeChunk } from '#server/jobs/working/close-chunk.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { type DamagedRows, moneyDamages } from '#server/testing/money/money-damages.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { verifyMoney } from './verify-money.ts'

test('a correct ledger has no differences, and the result counts what was verified', async ({
  make,
  platform,
}) => {
  await makeRows(platform, (await make.user()).id, (await make.user()).id)
  const { counts, differences } = await verifyMoney(platform.db)
  expect(differences).toEqual([])
  expect(counts).toEqual({ accounts: 2, transactions: 7, openHolds: 1, purchases: 2 })
})

const named: DamagedRows = { user: 1, other: 2, job: 1, running: 2, paid: 1, open: 2 }

test.for(moneyDamages.map((damage) => ({ ...damage, ...damage.isFound(named) })))(
  '“$name”, and nothing else, is reported for its damage: $found for $expected',
  async ({ does, isFound }, { make, platform }) => {
    const user = await make.user({ balanceCents: 5600 })
    const other = await make.user({ balanceCents: 500 })
    const rows = await makeRows(platform, user.id, other.id)
    expect(await differencesAfter(platform, does(rows))).toEqual([isFound(rows)])
  },
)

test('concurrent bookings are seen completely or not at all', async ({ make, platform }) => {
  const user = await make.user()
  const adjust = () =>
    platform.db.transaction((tx) =>
      adjustCredits(tx, { userId: user.id, adminId: user.id, cents: 1, reference: randomUUID() }),
    )
  let isOver = false
  const booking = Promise.all(Array.from({ length: 100 }, adjust)).finally(() => {
    isOver = true
  })
  while (!isOver) expect((await verifyMoney(platform.db)).differences).toEqual([])
  await booking
})

test('a stop ends the running query', async ({ platform }) => {
  const ending = new AbortController()
  const verified = await platform.db.transaction(async (tx) => {
    await tx.execute(sql`lock table credit_transactions in access exclusive mode`)
    const failing = verifyMoney(platform.db, ending.signal).catch((error: unknown) => error)
    await until(async () => (await lockWaiters(platform.pool, 'relation')).length > 0)
    ending.abort()
    // The lock is still held: only the stop can end the wait.
    return await failing
  })
  expect(verified).toMatchObject({ cause: { code: '57014' } })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

async function makeRows(platform: Platform, user: number, other: number): Promise<DamagedRows> {
  const { db, pool } = platform
  const job = await makeJob(db, { userId: user, images: 3 })
  for (const [position, outcome] of [described, described, failed].entries()) {
    await recordOutcome(pool, { jobId: job, position: position + 1 }, outcome)
  }
  await db.transaction((tx) => closeChunk(tx, platform, { jobId: job, number: 0 }))
  const running = await makeJob(db, { userId: user, images: 2 })
  const purchases = await db.execute<{ id: number }>(sql`
    insert into purchases (user_id, amount_cents) values (${user}, 1000), (${user}, 700) returning id`)
  const [paid, open] = purchases.rows.map(({ id }) => id) as [number, number] // as many as were inserted
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, { id: paid, userId: user })
    await tx.execute(sql`
      insert into purchase_reversals (id, purchase_id, cents) values (${`re_${paid}`}, ${paid}, 300)`)
    await creditPurchase(tx, purchase, { isDelayed: false })
  })
  return { user, other, job, running, paid, open }
}

/** The differences found after damage that no constraint prevents; it is rolled back afterwards. */
async function differencesAfter({ db }: Platform, damage: string): Promise<Difference[]> {
  let differences: Difference[] = []
  const undone = new Error('undone')
  await db
    .transaction(async (tx) => {
      await tx.execute(unguard)
      await tx.execute(sql.raw(damage))
      const ledger = await verifyLedger(tx, existingUserIds())
      differences = [...ledger.differences, ...(await verifyCharges(tx))]
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  return differences
}

const unguard = sql.raw(`
  set local session_replication_role = replica;
  alter table credit_transactions disable trigger credit_transactions_append_only;
  do $$ declare guard record; begin
    for guard in select conrelid::regclass as name, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    loop
      execute format('alter table %s drop constraint %I', guard.name, guard.conname);
    end loop;
  end $$`)

const described: Outcome = {
  outcome: 'described',
  interpretation: '',
  languageVersions: {},
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'model',
  promptVersion: '4',
  purpose: 'informative',
  decorativeReason: '',
  breaches: [],
}
const failed: Outcome = { outcome: 'failed', fault: { code: 'internal' }, keywords: [], thumbnail: null }
