import { sql } from 'drizzle-orm'
import { type Transaction, violatedConstraint } from '#server/platform/open-database.ts'
import { isTimedOut } from '#server/platform/render-errors.ts'
import { expect, test } from '#server/testing/test.ts'
import { copyRows } from './copy-rows.ts'
import { createBinaryRows } from './create-binary-rows.ts'

const copy = 'copy copied (id, words, source, about, at) from stdin (format binary)'

async function createTable(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temporary table owners (id int primary key) on commit drop`)
  await tx.execute(sql`
    create temporary table copied (id int references owners, words text, source json, about jsonb, at timestamptz)
      on commit drop`)
  await tx.execute(sql`insert into owners values (0), (-1), (2147483647)`)
}

function writeRow(rows: ReturnType<typeof createBinaryRows>, id: number | null): void {
  rows.beginRow()
  rows.int4(id)
  rows.text(null)
  rows.text(null)
  rows.jsonb(null)
  rows.moment(null)
}

test('rows arrive unchanged, including nulls and values that are not texts', async ({ platform }) => {
  const long = 'Größe 🏔'.repeat(30_000)
  const rows = createBinaryRows(5)
  for (const [id, words] of [
    [0, ''],
    [-1, long],
    [2 ** 31 - 1, '\ud800\t\\.\n'],
  ] as const) {
    rows.beginRow()
    rows.int4(id)
    rows.text(words)
    rows.text('{ "b": 1.50, "a": "\\u0000" }')
    rows.jsonb('{"b":1.50,"a":[null]}')
    rows.moment(id)
  }
  writeRow(rows, null)
  const found = await platform.db.transaction(async (tx) => {
    await createTable(tx)
    await copyRows(tx, copy, rows.end())
    return await tx.execute(sql`
      select id, words, source::text, about::text, (extract(epoch from at - '2000-01-01Z') * 1e6)::int as at from copied`)
  })
  const same = { source: '{ "b": 1.50, "a": "\\u0000" }', about: '{"a": [null], "b": 1.50}' }
  expect(found.rows).toEqual([
    { id: 0, words: '', ...same, at: 0 },
    { id: -1, words: long, ...same, at: -1 },
    { id: 2 ** 31 - 1, words: '\ufffd\t\\.\n', ...same, at: 2 ** 31 - 1 },
    { id: null, words: null, source: null, about: null, at: null },
  ])
})

test('the database’s refusal is thrown, and its connection remains usable', async ({ platform }) => {
  const rows = createBinaryRows(5)
  // Far more than the connection accepts at once: it is still being sent when the first row is refused.
  for (let count = 0; count < 200_000; count += 1) writeRow(rows, 1)
  const refused = platform.db.transaction(async (tx) => {
    await createTable(tx)
    await copyRows(tx, copy, rows.end())
  })
  const error = await refused.catch((error: unknown) => error)
  expect(violatedConstraint(error)).toBe('copied_id_fkey')

  const unreadable = platform.db.transaction(async (tx) => {
    await createTable(tx)
    await copyRows(tx, copy, Buffer.alloc(5_000_000))
  })
  await expect(unreadable).rejects.toMatchObject({ cause: { code: '22P04' } })

  const late = platform.db.transaction(async (tx) => {
    await createTable(tx)
    await tx.execute(
      sql`create function pg_temp.wait() returns trigger language plpgsql as 'begin perform pg_sleep(20); return new; end'`,
    )
    await tx.execute(
      sql`create trigger waits before insert on copied for each row execute function pg_temp.wait()`,
    )
    await tx.execute(sql`set local statement_timeout = 50`)
    await copyRows(tx, copy, rows.end())
  })
  expect(isTimedOut(await late.catch((error: unknown) => error))).toBe(true)

  expect((await platform.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('rows are copied in a top-level transaction, and not in a nested one', async ({ platform }) => {
  const within = platform.db.transaction(async (tx) => {
    await tx.transaction((inner) => copyRows(inner, copy, createBinaryRows(5).end()))
  })
  await expect(within).rejects.toThrow('was not begun by openDatabase')
})
