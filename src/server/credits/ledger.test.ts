import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/test.ts'
import { adjustCredits } from './adjust-credits.ts'
import { bookTransaction } from './book-transaction.ts'
import { closeAccount } from './close-account.ts'
import { holdCredits } from './hold-credits.ts'
import { lockAccount } from './lock-account.ts'
import { readCredits } from './read-credits.ts'
import { releaseHold, settleHold } from './settle-hold.ts'

test.for([
  `update credit_transactions set amount_cents = 1`,
  `delete from credit_transactions`,
  `truncate credit_transactions cascade`,
  `update credit_transactions set amount_cents = 1 where false`,
])('the database refuses: %s', async (statement, { make, platform }) => {
  await make.user()
  const count = () => platform.db.execute(sql`select count(*)::int as count from credit_transactions`)
  const { rows: before } = await count()
  await expect(platform.pool.query(statement)).rejects.toThrow(/append-only/)
  // Also in a session in replica mode, where ordinary triggers are off.
  const client = await platform.pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await expect(client.query(statement)).rejects.toThrow(/append-only/)
  await client.query('rollback')
  client.release()
  expect((await count()).rows).toEqual(before)
})

test.for([
  ['a balance below zero', `update credit_accounts set balance_cents = -1`, 'credit_accounts_balance'],
  ['less on hold than nothing', `update credit_accounts set held_cents = -1`, 'credit_accounts_held'],
  [
    'a hold of less than nothing',
    `insert into credit_holds (job_id, user_id, cents) select 1, max(user_id), -1 from credit_accounts`,
    'credit_holds_cents',
  ],
])('the database refuses %s', async ([, statement, constraint], { make, platform }) => {
  await make.user()
  await expect(platform.pool.query(statement!)).rejects.toMatchObject({ constraint })
})

test('a charge never exceeds its hold', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const job = { jobId: 501, userId: anna.id }
  await platform.db.transaction((tx) => holdCredits(tx, { ...job, cents: 100 }))
  const settling = platform.db.transaction((tx) => settleHold(tx, { ...job, images: 3, priceCents: 50 }))
  await expect(settling).rejects.toMatchObject({ constraint: 'credit_holds_charged' })
  expect(await readCredits(platform.db, anna.id)).toEqual({
    balance: 400,
    held: 100,
    owed: 0,
    startsWithCredit: true,
  })
})

test('of many concurrent bookings of one reference one counts', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const entry = {
    userId: anna.id,
    cause: 'adjustment',
    amountCents: 100,
    reference: 'race',
    adminId: anna.id,
  } as const
  const book = () =>
    platform.db.transaction(async (tx) => {
      await lockAccount(tx, anna.id)
      return bookTransaction(tx, entry)
    })
  const ids = await Promise.all(Array.from({ length: 20 }, book))
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  expect((await readCredits(platform.db, anna.id)).balance).toBe(600)
})

test('an adjustment whose reference was booked for another user in the meantime changes nothing', async ({
  make,
  platform,
}) => {
  const users = [await make.user({ balanceCents: 500 }), await make.user({ balanceCents: 500 })]
  const { id: adminId } = await make.user({ isAdmin: true })
  const adjust = ({ id }: { id: number }) =>
    platform.db.transaction((tx) =>
      adjustCredits(tx, { userId: id, adminId, cents: 100, reference: 'one-name' }),
    )
  const answers = await Promise.all(users.map(adjust))
  expect(answers.toSorted()).toEqual([500, 600])
  const { rows } = await platform.db.execute(sql`
    select count(*)::int as count from notifications where user_id in (${users[0]!.id}, ${users[1]!.id})`)
  expect(rows).toEqual([{ count: 1 }])
})

test('of many concurrent holds, as many succeed as the balance pays for', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const hold = (jobId: number) =>
    platform.db.transaction((tx) => holdCredits(tx, { userId: anna.id, jobId, cents: 120 }))
  const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => hold(600 + n)))
  expect(taken.filter(({ isHeld }) => isHeld)).toHaveLength(4)
  expect(taken.filter(({ isHeld }) => !isHeld).map(({ balanceCents }) => balanceCents)).toEqual(
    Array(16).fill(20),
  )
  expect(await readCredits(platform.db, anna.id)).toEqual({
    balance: 20,
    held: 480,
    owed: 0,
    startsWithCredit: true,
  })
})

test('a hold is settled once, and the uncharged rest is released', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const job = { jobId: 701, userId: anna.id }
  await platform.db.transaction((tx) => holdCredits(tx, { ...job, cents: 200 }))
  const settle = (images: number) =>
    platform.db.transaction((tx) => settleHold(tx, { ...job, images, priceCents: 50 }))
  await Promise.all([settle(3), settle(3), settle(3)])
  await platform.db.transaction((tx) => releaseHold(tx, job))
  expect(await readCredits(platform.db, anna.id)).toEqual({
    balance: 350,
    held: 0,
    owed: 0,
    startsWithCredit: true,
  })
})

test('a released hold leaves no transaction', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const job = { jobId: 702, userId: anna.id }
  await platform.db.transaction((tx) => holdCredits(tx, { ...job, cents: 200 }))
  await platform.db.transaction((tx) => releaseHold(tx, job))
  expect(await readCredits(platform.db, anna.id)).toEqual({
    balance: 500,
    held: 0,
    owed: 0,
    startsWithCredit: true,
  })
  const { rows } = await platform.db.execute(sql`
    select cause from credit_transactions where user_id = ${anna.id}`)
  expect(rows).toEqual([{ cause: 'starting_credit' }])
})

test('closing an account writes off its credit and deletes the texts about it', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 730 })
  const { db } = platform
  await db.execute(sql`
    insert into adjustment_reasons (transaction_id, reason)
    select max(id), 'for Anna Meier' from credit_transactions where user_id = ${anna.id}`)
  await db.transaction((tx) => closeAccount(tx, anna.id))
  await db.transaction((tx) => closeAccount(tx, anna.id))
  const { rows } = await db.execute(sql`
    select cause, amount_cents::int as cents, reason from credit_transactions entry
    left join adjustment_reasons on transaction_id = entry.id where user_id = ${anna.id} order by entry.id`)
  expect(rows).toEqual([
    { cause: 'starting_credit', cents: 500, reason: null },
    { cause: 'adjustment', cents: 230, reason: null },
    { cause: 'closing', cents: -730, reason: null },
  ])
  expect((await readCredits(db, anna.id)).balance).toBe(0)
})

test.for([
  ['a charge that is not its images times their price', `'job', -100, 3, 50, 5, null, null`],
  ['a charge that names no job', `'job', -100, 2, 50, null, null, null`],
  ['a charge without its arithmetic', `'job', -100, null, null, 5, null, null`],
  ['a purchase that takes', `'purchase', -100, null, null, null, null, null`],
  ['an adjustment by nobody', `'adjustment', 100, null, null, null, null, null`],
  ['a movement of nothing', `'closing', 0, null, null, null, null, null`],
])('the ledger refuses %s', async ([what, values], { make, platform }) => {
  const anna = await make.user()
  const insert = platform.pool.query(
    `insert into credit_transactions
      (user_id, reference, cause, amount_cents, image_count, image_price_cents, job_id, purchase_id, admin_id)
    values ($1, $2, ${values})`,
    [anna.id, what],
  )
  await expect(insert).rejects.toMatchObject({ code: '23514' })
})
