import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test as plainTest } from 'vitest'
import { verifyMoney } from './admin/verify-money.ts'
import { openAccount } from './credits/open-account.ts'
import { openPlatform } from './open-platform.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from './platform/log.ts'
import { type OpenDatabase, openDatabase } from './platform/open-database.ts'
import type { Platform } from './platform/platform.ts'
import { readSettings } from './platform/read-settings.ts'
import { makeSchema } from './platform/schema/prepare-database.ts'

const quiet = createLog('silent')
const run = promisify(execFile)
const secretKey = 'a secret of this test, long enough'

const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', async ({}, { onCleanup }) => makeFolder(onCleanup))
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('home', { scope: 'file' }, async ({}, { onCleanup }) => makeFolder(onCleanup))
  .extend('product', { scope: 'file' }, async ({ home }, { onCleanup }) => {
    const platform = await openIn(home)
    onCleanup(platform.close)
    return platform
  })

async function makeFolder(onCleanup: (clean: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-database-'))
  onCleanup(() => rm(folder, { recursive: true }))
  return folder
}

/** The product with the database that it creates in `dataDir`. */
function openIn(dataDir: string): Promise<Platform> {
  return openPlatform(readSettings({ DATA_DIR: dataDir, SECRET_KEY: secretKey }), quiet)
}

/** The same, closed at the end of the test at the latest. */
async function openProduct(dataDir: string): Promise<Platform> {
  const platform = await openIn(dataDir)
  let isOpen = true
  onTestFinished(() => (isOpen ? platform.close() : undefined))
  return {
    ...platform,
    async close() {
      isOpen = false
      await platform.close()
    },
  }
}

async function addUser({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>, name: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into users (username, email, password_hash) values ($1, $2, $3) returning id',
    [name, `${name}@example.org`, ''],
  )
  await db.transaction((tx) => openAccount(tx, rows[0]!.id, { startsWithCredit: true }))
  return rows[0]!.id
}

async function ledgerOf({ pool }: Pick<OpenDatabase, 'pool'>): Promise<unknown[]> {
  return (await pool.query('select user_id, cause, amount_cents from credit_transactions order by id')).rows
}

const notPermitted = [
  'alter table credit_transactions disable trigger all',
  'alter table credit_transactions disable trigger credit_transactions_append_only',
  'drop trigger credit_transactions_append_only on credit_transactions',
  'create or replace function refuse_change_of_ledger() returns trigger language plpgsql as $$ begin return new; end $$',
  'alter function refuse_change_of_ledger() rename to gone',
  'delete from credit_transactions',
  'update credit_transactions set amount_cents = 1',
  'truncate credit_transactions',
  'truncate credit_transactions cascade',
  'drop table credit_transactions cascade',
  'alter table credit_transactions owner to current_user',
  'create rule quiet as on insert to credit_transactions do instead nothing',
  'create table in_the_way (id integer)',
  'create temporary table in_the_way (id integer)',
  'create schema in_the_way',
  'drop schema pgboss cascade',
  'create role intruder',
  'create database intruder',
  'alter role bildwort_app superuser',
  'set role bildwort',
  'set role bildwort_owner',
  'set session authorization bildwort',
  "set session_replication_role = 'replica'",
  "copy users to program 'cat'",
  "copy users from program 'echo'",
  "copy users to '/tmp/bildwort-users'",
  "select pg_read_file('/etc/passwd')",
  "select lo_export(1, '/tmp/bildwort-users')",
  "alter system set log_statement = 'all'",
]

async function tryAll({ pool }: Platform): Promise<string[]> {
  const done: string[] = []
  for (const statement of notPermitted) {
    const code = await pool.query(statement).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? 'unknown',
    )
    // Only for lack of permission, and for no other reason.
    if (code !== '42501') done.push(`${statement}: ${code}`)
  }
  return done
}

test('in its own database the product is neither superuser nor owner, and the ledger can only grow', async ({
  product,
}) => {
  const anna = await addUser(product, 'anna')
  expect(await tryAll(product)).toEqual([])
  const { rows } = await product.pool.query(`
    select rolname, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "mayMore"
    from pg_roles where rolname like 'bildwort\\_%' order by 1`)
  expect(rows).toEqual([
    { rolname: 'bildwort_app', mayMore: false },
    { rolname: 'bildwort_owner', mayMore: false },
  ])
  const owners = await product.pool.query(`
    select distinct pg_get_userbyid(relowner) as owner from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle', 'pgboss')`)
  expect(owners.rows).toEqual([{ owner: 'bildwort_owner' }])
  expect(await ledgerOf(product)).toEqual([{ user_id: anna, cause: 'starting_credit', amount_cents: '500' }])
})

test('a database of an earlier version is transferred to the owner at the next start', async ({ folder }) => {
  const before = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  const old = openDatabase(before.connectionString, quiet)
  await makeSchema(old, quiet)
  await addUser(old, 'anna')
  const booked = await ledgerOf(old)
  await old.close()
  await before.stop()

  const [first, second] = await Promise.all([openProduct(folder), openProduct(folder)])
  await addUser(second, 'berta')
  expect((await ledgerOf(first)).slice(0, 1)).toEqual(booked)
  expect(await tryAll(first)).toEqual([])
  const { rows } = await first.pool.query(`
    select count(*)::int as left from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle', 'pgboss') and relowner <> 'bildwort_owner'::regrole
    union all select count(*)::int from pg_proc join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'drizzle', 'pgboss') and proowner <> 'bildwort_owner'::regrole`)
  expect(rows).toEqual([{ left: 0 }, { left: 0 }])
  // The process that started the server ends it, for all others too.
  await second.close()
  await first.close()
})

test('its backup is restored into another one, where the product continues', async ({
  product,
  home,
  folder,
}) => {
  const there = join(folder, 'there')
  await addUser(product, 'carla')
  await product.queue.insert('send-mail', [{ data: { kind: 'of-this-test' } }])
  const booked = await ledgerOf(product)
  const script = (name: string, dataDir: string, ...more: string[]) =>
    run(process.execPath, [`scripts/${name}.ts`, ...more], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, SECRET_KEY: secretKey },
    })
  const backup = join(folder, 'backup')
  await script('backup', home, backup)
  await script('restore', there, backup)
  expect((await script('verify-ledger', there)).stdout).toContain('No differences.')
  expect((await script('admin', there, 'grant', 'carla')).stdout).toContain('carla')
  expect((await script('rotate-key', there)).stdout).toContain('Keys sealed anew: 0.')

  const elsewhere = await openProduct(there)
  expect(await ledgerOf(elsewhere)).toEqual(booked)
  expect(await tryAll(elsewhere)).toEqual([])
  await addUser(elsewhere, 'berta')
  expect((await verifyMoney(elsewhere.db)).differences).toEqual([])
})

test('the queue maintains itself in the product’s role', async ({ product }) => {
  const complaints: unknown[] = []
  product.queue.on('error', (error) => complaints.push(error))
  product.queue.on('warning', (warning) => complaints.push(warning))
  await product.queue.insert('send-mail', [{ data: { kind: 'of-this-test' } }])
  await product.queue.supervise()
  const [job] = await product.queue.fetch('send-mail')
  await product.queue.complete('send-mail', job!.id)
  expect(await product.queue.getQueueStats('send-mail')).toMatchObject([{ name: 'send-mail' }])
  await product.queue.supervise()
  expect(complaints).toEqual([])
})
