import type pg from 'pg'
import { expect, test } from '#server/testing/test.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'

test('a process whose machine has vanished holds its locks for a minute at most', async ({ platform }) => {
  const { rows } = await platform.pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
})

test('a transaction that cannot begin returns its connection', async ({ database }) => {
  const { db, pool, close } = openDatabase(database.connectionString, createLog('silent'), { connections: 1 })
  pool.once('acquire', (client) => {
    // Safe: the pool creates its clients from this class.
    void (client as pg.Client).end()
  })
  await expect(db.transaction(async () => {})).rejects.toThrow()
  expect(pool.totalCount - pool.idleCount).toBe(0)
  expect(await db.transaction(async (tx) => (await tx.execute('select 1 as one')).rows)).toEqual([{ one: 1 }])
  await close()
})

test.for([false, true])(
  'a refused statement leaves its connection to the next one, behind a pooler: %s',
  async (isPooled, { database }) => {
    const { pool, close } = openDatabase(database.connectionString, createLog('silent'), {
      connections: 1,
      isPooled,
    })
    const connected = async () => (await pool.query('select pg_backend_pid() as pid')).rows
    const before = await connected()
    await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
    expect(await connected()).toEqual(before)
    await close()
  },
)

test('a statement whose connection is lost fails, and the next one gets another', async ({ database }) => {
  const { pool, close } = openDatabase(database.connectionString, createLog('silent'), { connections: 1 })
  await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('behind a pooler each statement and transaction is bounded, and nothing stays set on the connection', async ({
  database,
}) => {
  const { db, pool, close } = openDatabase(database.connectionString, createLog('silent'), {
    connections: 1,
    statementMs: 100,
    isPooled: true,
  })
  await expect(db.execute('select pg_sleep(20)')).rejects.toThrow()
  await expect(pool.query('select pg_sleep($1)', [20])).rejects.toThrow('statement timeout')
  await expect(db.transaction((tx) => tx.execute('select pg_sleep(20)'))).rejects.toThrow()
  const bounds = `
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`
  expect((await pool.query(bounds)).rows).toEqual([{ statement: '100ms', idle: '1min' }])
  expect(await db.transaction(async (tx) => (await tx.execute(bounds)).rows)).toEqual([
    { statement: '100ms', idle: '1min' },
  ])
  const connection = await pool.connect()
  expect((await connection.query(bounds)).rows).toEqual([{ statement: '0', idle: '0' }])
  connection.release()
  await close()
})

test('behind a pooler a single statement’s changes are committed, and none of a failed one', async ({
  database,
}) => {
  const { pool, close } = openDatabase(database.connectionString, createLog('silent'), {
    connections: 1,
    isPooled: true,
  })
  await pool.query('create table kept (number int)')
  await expect(
    pool.query('insert into kept select 1 / (2 - n) from generate_series(1, 2) n'),
  ).rejects.toThrow()
  expect((await pool.query('insert into kept values ($1)', [7])).rowCount).toBe(1)
  expect((await pool.query('select number from kept')).rows).toEqual([{ number: 7 }])
  await pool.query('drop table kept')
  await close()
})

test.for([
  { isPreparing: true, kept: 1 },
  { isPreparing: false, kept: 0 },
])(
  'a named statement is prepared on its connection only if that is enabled: $isPreparing',
  async ({ isPreparing, kept }, { database }) => {
    const { pool, close } = openDatabase(database.connectionString, createLog('silent'), {
      connections: 1,
      isPreparing,
    })
    const { rows } = await pool.query({ name: 'named', text: 'select $1::int as one', values: [1] })
    expect(rows).toEqual([{ one: 1 }])
    expect((await pool.query('select name from pg_prepared_statements')).rowCount).toBe(kept)
    await close()
  },
)
