import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
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

test('who registered before there was credit gets the starting credit, and who is deleted does not', async ({
  platform,
  onTestFinished,
}) => {
  const { pool } = platform
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await migrateUpTo(pool, '0002_accounts-keys-notifications', folder)
  await pool.query(`
    insert into users (username, email, password_hash, is_admin, is_verified, language, deleted_at) values
      ('anna', 'anna@example.org', '', false, true, 'de', null),
      ('', '', '', false, false, 'de', now()),
      ('berta', 'berta@example.org', '', false, true, 'de', null)`)

  await migrate(pool)
  await migrate(pool)

  const { rows: accounts } = await pool.query(`
    select username, balance_cents::int as balance, held_cents::int as held
    from credit_accounts join users on users.id = user_id order by user_id`)
  expect(accounts).toEqual([
    { username: 'anna', balance: 500, held: 0 },
    { username: 'berta', balance: 500, held: 0 },
  ])
  const { rows: booked } = await pool.query(`
    select cause, type, amount_cents::int as cents, reference = 'start:' || user_id as "isNamed"
    from credit_transactions order by user_id`)
  const start = { cause: 'starting_credit', type: 'other', cents: 500, isNamed: true }
  expect(booked).toEqual([start, start])
})

test('calls of before that brought texts are told from those in vain, as far as anybody can', async ({
  platform,
  onTestFinished,
}) => {
  const { pool } = platform
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await migrateUpTo(pool, '0008_has-repeats', folder)
  await pool.query(`
    with owner as (
      insert into users (username, email, password_hash) values ('anna', 'anna@example.org', '') returning id
    ), job as (
      insert into jobs (user_id, filename, list_kind, columns, format, languages, price_cents, prompt_type,
        custom_prompt)
      select id, 'list.csv', 'csv', '{url}', 'csv', '{de}', 52, 'system', '' from owner returning id
    ), images as (
      insert into job_images (job_id, position, state, url, filename, context, source, provider, model, usage)
      select id, position, state, '', '', '', '[]', provider, model, usage::jsonb
      from job, (values
        (1, 'succeeded', 'openai', 'large', '[]'), (2, 'succeeded', 'openai', 'large', '[]'),
        (3, 'succeeded', 'openai', 'large', null), (4, 'succeeded', 'openai', 'small', '[]'),
        (5, 'failed', null, null, '[]')) as image (position, state, provider, model, usage)
    ), costs (job_id, provider, model, calls) as (
      select id, provider, model, calls from job, (values
        ('openai', 'large', 4), ('openai', 'small', 1), ('anthropic', 'small', 3)) as cost (provider, model, calls)
      union all values (4711, 'openai', 'large', 7)
    )
    insert into provider_costs (job_id, provider, model, calls, input_tokens, cached_input_tokens, output_tokens,
      cost_micros, unpriced_calls)
    select job_id, provider, model, calls, 0, 0, 0, 0, 0 from costs`)

  await migrate(pool)

  const { rows } = await pool.query(`
    select provider, model, calls, described_images as described from provider_costs order by calls`)
  expect(rows).toEqual([
    { provider: 'openai', model: 'small', calls: 1, described: 1 },
    { provider: 'anthropic', model: 'small', calls: 3, described: 0 },
    { provider: 'openai', model: 'large', calls: 4, described: 2 },
    { provider: 'openai', model: 'large', calls: 7, described: 7 },
  ])
})

/** Makes the database of an older version, in an empty one. `folder` is for a copy of the migrations up to then. */
async function migrateUpTo(pool: pg.Pool, last: string, folder: string): Promise<void> {
  await cp(new URL('../../../../migrations', import.meta.url), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag === last)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }))
  await runMigrations(drizzle(pool), { migrationsFolder: folder })
}

const tables = `select table_name, column_name, data_type from information_schema.columns
  where table_schema = 'public' order by 1, 2`

test('the role that compose.yaml makes for the product is no superuser, and owns what it makes', async ({
  database,
  platform,
  onTestFinished,
}) => {
  // Roles belong to the whole server, and the test's own superuser is called like the product.
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
