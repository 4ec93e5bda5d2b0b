import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { createTestDatabase } from '#server/testing/create-test-database.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as baseTest, expect } from '#server/testing/test.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { noLists } from './testing/no-lists.ts'

/** A database restored from the test's own backup, which contains every kind of row about money. */
const test = baseTest.extend('restored', async ({ database, make, platform }, { onCleanup }) => {
  const anna = await make.user({ balanceCents: 700 })
  await makeJob(platform.db, { userId: anna.id, images: 2 })
  await platform.pool.query(
    `with bought as (
      insert into purchases (user_id, amount_cents, status, paid_at, uncollected_cents)
        values ($1, 2500, 'paid', now(), 100) returning id)
    insert into purchase_reversals (id, purchase_id, cents) select 're_' || id, id, 100 from bought`,
    [anna.id],
  )
  await platform.pool.query(`insert into adjustment_reasons (transaction_id, reason)
    select max(id), 'A gift' from credit_transactions`)

  const parent = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
  // Migrated already: restore.test.ts restores into a database without tables.
  const created = await createTestDatabase(inject('templateDatabase'))
  const opened = openDatabase(created.connectionString, createLog('silent'))
  onCleanup(async () => {
    await opened.close()
    await created.drop()
    await rm(parent, { recursive: true })
  })
  await backUp(database.connectionString, path.join(parent, 'backup'), noLists)
  await restore(opened, path.join(parent, 'backup'), noLists.open)
  return opened.pool
})

const tables = [
  'credit_accounts',
  'credit_holds',
  'credit_transactions',
  'purchases',
  'purchase_reversals',
  'adjustment_reasons',
]

test('everything about money is restored, including computed columns', async ({ platform, restored }) => {
  for (const table of tables) {
    const ask = `select $1 as table, t::text as row from ${table} t order by row`
    const { rows } = await restored.query(ask, [table])
    expect(rows, table).not.toEqual([])
    expect(rows).toEqual((await platform.pool.query(ask, [table])).rows)
  }
})

test('the restored ledger is append-only, even for a session in replica mode', async ({ restored }) => {
  for (const role of ['origin', 'replica']) {
    for (const statement of [
      'update credit_transactions set amount_cents = 1',
      'delete from credit_transactions',
      'truncate credit_transactions cascade',
    ]) {
      // One round trip is one transaction: a refused statement leaves nothing set.
      const changing = restored.query(`set local session_replication_role = ${role}; ${statement}`)
      await expect(changing).rejects.toThrow(/append-only/)
    }
  }
})

test('the restored ledger continues its numbering', async ({ platform, restored }) => {
  const highest = async (pool: pg.Pool) =>
    Number((await pool.query('select max(id) as id from credit_transactions')).rows[0].id)
  const before = await highest(platform.pool)
  await restored.query(`insert into credit_transactions (user_id, cause, amount_cents, reference, admin_id)
    select max(user_id), 'adjustment', 100, 'after the restore', max(user_id) from credit_accounts`)
  expect(await highest(restored)).toBeGreaterThan(before)
})
