import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/test.ts'
import { column } from './columns.ts'
import { readRows } from './read-rows.ts'

test('each column is returned with its declared type, whatever the driver returns', async ({
  platform: { db },
}) => {
  const columns = {
    whole: column.number,
    big: column.number,
    sum: column.number,
    name: column.text,
    isDone: column.boolean,
    none: column.nullable(column.number),
    all: column.list(column.number),
  }
  const rows = await readRows(
    db,
    columns,
    sql`select 1 as whole, 2::bigint as big, 2.5::numeric as sum, 'x' as name, true as "isDone",
      null::int as none, array[1, 2] as "all", 'left out' as other`,
  )
  expect(rows).toEqual([{ whole: 1, big: 2, sum: 2.5, name: 'x', isDone: true, none: null, all: [1, 2] }])
})

test('a column that is missing, null or of another kind throws without its value', async ({
  platform: { db },
}) => {
  const ask = (statement: string) => readRows(db, { count: column.number }, sql.raw(statement))
  await expect(ask('select 1 as counted')).rejects.toThrow('answered undefined where a number is read')
  await expect(ask('select null::int as count')).rejects.toThrow('answered null where a number is read')
  await expect(ask("select 'secret' as count")).rejects.toThrow(
    /^PostgreSQL answered string where a number is read$/,
  )
})
