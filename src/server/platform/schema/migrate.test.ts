import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { expect, test } from '#server/testing/test.ts'
import { migrate } from './migrate.ts'
import { makeSchema } from './prepare-database.ts'

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

test('a database of the 49 migrations that the first one replaces gets the later ones', async ({
  platform,
  onTestFinished,
}) => {
  const { pool } = platform
  const { rows: newest } = await pool.query(tables)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFirst(folder)
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await migrate(pool, folder)
  await pool.query(applied(lastReplaced))

  await migrate(pool, folder)
  const journal = 'select created_at::text as "at" from drizzle.__drizzle_migrations order by id'
  expect((await pool.query(journal)).rows).toEqual([{ at: lastReplaced }])
  await migrate(pool)
  expect((await pool.query(tables)).rows).toEqual(newest)
})

test('a database with fewer of them is refused and stays as it is', async ({ platform }) => {
  const { pool } = platform
  await pool.query(`drop table text_findings; ${applied(String(Number(lastReplaced) - 1))}`)
  const { rows: before } = await pool.query(tables)

  await expect(migrate(pool)).rejects.toThrow('Start Bildwort at commit e6c9513e once')
  expect((await pool.query(tables)).rows).toEqual(before)
})

const lastReplaced = '1795873211397'

function applied(at: string): string {
  return `delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${at})`
}

/** Copies the first migration into `folder`, without the later ones. */
async function copyFirst(folder: string): Promise<void> {
  await cp(new URL('../../../../migrations', import.meta.url), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] }
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
}

const tables = `select table_name, column_name, data_type from information_schema.columns
  where table_schema = 'public' order by 1, 2`

test('the role that compose.yaml creates for the product is not a superuser, and owns what it creates', async ({
  database,
  platform,
  onTestFinished,
}) => {
  // Roles belong to the whole server, and the test's superuser has the product's name.
  const role = `compose_${randomBytes(4).toString('hex')}`
  const written = await readFile('deploy/postgres/make-role.sql', 'utf8')
  const statements = written
    .replaceAll(/^(--|\\getenv).*$/gm, '')
    .replace(":'password'", "'a password'")
    .replaceAll('bildwort', role)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  expect(statements).toHaveLength(4)
  for (const statement of statements) await platform.pool.query(statement)
  const address = new URL(database.connectionString)
  address.username = role
  address.pathname = `/${role}`
  const theirs = openDatabase(address.href, createLog('warn'))
  onTestFinished(async () => {
    await theirs.close()
    await platform.pool.query(`drop database ${role}`)
    await platform.pool.query(`drop role ${role}`)
  })
  await makeSchema(theirs, createLog('warn'))
  const { rows } = await theirs.pool.query(`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "mayMore",
      exists (select from pg_extension where extname = 'pg_trgm') as "searchesTexts"
    from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ mayMore: false, searchesTexts: true }])
  for (const statement of ["copy users to program 'cat'", "select pg_read_file('/etc/passwd')"])
    await expect(theirs.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})
