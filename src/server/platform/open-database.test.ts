import type pg from 'pg'
import { expect, test } from '#server/testing/test.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'

test('a process whose machine has vanished holds its locks for a minute at most', async ({ platform }) => {
  const { rows } = await platform.pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
})

test('a transaction that can not begin gives its connection back', async ({ database }) => {
  const { db, pool, close } = openDatabase(database.connectionString, createLog('silent'), { connections: 1 })
  pool.once('acquire', (client) => {
    // Safe: the pool makes its clients of this class.
    void (client as pg.Client).end()
  })
  await expect(db.transaction(async () => {})).rejects.toThrow()
  expect(pool.totalCount - pool.idleCount).toBe(0)
  expect(await db.transaction(async (tx) => (await tx.execute('select 1 as one')).rows)).toEqual([{ one: 1 }])
  await close()
})
