import { expect, test } from '#server/testing/test.ts'
import { createLog } from './log.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

test('four processes that start on an empty database migrate it once', async ({ database, platform }) => {
  const { rows: before } = await platform.pool.query(tables)
  await platform.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')

  const starters = Array.from({ length: 4 }, () => openDatabase(database.connectionString, createLog('warn')))
  await Promise.all(starters.map(({ pool }) => migrate(pool)))
  await Promise.all(starters.map(({ close }) => close()))

  expect((await platform.pool.query(tables)).rows).toEqual(before)
  const { rows } = await platform.pool.query('select hash from drizzle.__drizzle_migrations')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

const tables = `select table_name, column_name, data_type from information_schema.columns
  where table_schema = 'public' order by 1, 2`
