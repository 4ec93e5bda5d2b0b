import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { createTestDatabase } from '#server/testing/create-test-database.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as baseTest, expect } from '#server/testing/test.ts'
import { backUp } from './back-up.ts'
import { listTables } from './list-tables.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'
import { noLists } from './testing/no-lists.ts'

const test = baseTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', async ({}, { onCleanup }) => {
    const parent = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
    onCleanup(() => rm(parent, { recursive: true }))
    return path.join(parent, 'backup')
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('empty', ({}, { onCleanup }) => {
    const bare = new URL(inject('templateDatabase'))
    bare.pathname = '/template0'
    return openCopy(bare.href, onCleanup)
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('migrated', ({}, { onCleanup }) => openCopy(inject('templateDatabase'), onCleanup))

async function openCopy(template: string, onCleanup: (close: () => Promise<void>) => void) {
  const created = await createTestDatabase(template)
  const opened = openDatabase(created.connectionString, createLog('silent'))
  onCleanup(async () => {
    await opened.close()
    await created.drop()
  })
  return { ...opened, connectionString: created.connectionString }
}

async function contentOf(connectionString: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const content: Record<string, unknown[]> = {}
    for (const table of (await listTables(client)).filter(({ schema }) => schema === 'public')) {
      const { rows } = await client.query(`select t::text from "${table.name}" t order by 1`)
      content[table.name] = rows
    }
    return content
  } finally {
    await client.end()
  }
}

test('a role that owns an empty database and nothing else makes it a copy of the one that was backed up', async ({
  database,
  make,
  platform,
  folder,
  empty,
}) => {
  await make.user({ username: 'Jiří "tab\there" \\N' })
  const { id } = await make.user()
  await platform.db.execute(sql`
    insert into audit_events (kind, actor_kind, actor_id, network, details)
    values ('signed_in', 'user', ${id}, '192.0.2.0/24', '{}')`)
  await backUp(database.connectionString, folder, noLists)
  const manifest = await restoreAsOwner(empty, folder)
  const restored = await contentOf(empty.connectionString)
  expect(restored).toEqual(await contentOf(database.connectionString))
  expect(restored.users?.length).toBeGreaterThan(1)
  expect(restored.audit_events).toHaveLength(1)
  expect(manifest.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users', 'jobs', 'job', 'queue']),
  )
})

async function restoreAsOwner(
  { pool, connectionString }: { pool: pg.Pool; connectionString: string },
  folder: string,
): Promise<Manifest> {
  const url = new URL(connectionString)
  const role = url.pathname.slice(1)
  await pool.query(`create role ${role} login; alter database ${role} owner to ${role}`)
  url.username = role
  const theirs = openDatabase(url.href, createLog('silent'))
  try {
    return await restore(theirs, folder, noLists.open)
  } finally {
    await theirs.close()
  }
}

test('sequences continue after the highest number ever given out', async ({
  database,
  make,
  folder,
  migrated,
  platform,
}) => {
  const anna = await make.user()
  const last = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.pool.query('delete from jobs where id = $1', [last])
  await backUp(database.connectionString, folder, noLists)
  await restore(migrated, folder, noLists.open)
  const { rows } = await migrated.pool.query(`select nextval('jobs_id_seq')::int as id`)
  expect(rows[0].id).toBeGreaterThan(last)
})

test('a backup is one snapshot, while others continue to write', async ({ database, folder, platform }) => {
  // The first and the last table of a backup, written to together.
  await platform.pool.query('create table a_first (n int); create table z_last (n int)')
  let isDone = false
  const writing = (async () => {
    const both = 'with n as (insert into a_first values (1)) insert into z_last values (1)'
    while (!isDone) await platform.pool.query(both)
  })()
  const { tables } = await backUp(database.connectionString, folder, noLists)
  isDone = true
  await writing
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows
  expect(rows('z_last')).toBe(rows('a_first'))
  const { rows: now } = await platform.pool.query('select count(*)::int as n from a_first')
  expect(now[0].n).toBeGreaterThan(rows('a_first')!)
  await platform.pool.query('drop table a_first, z_last')
})

test('only the owner can read a backup', async ({ database, folder }) => {
  const { tables } = await backUp(database.connectionString, folder, noLists)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const file of ['manifest.json', ...tables.map((table) => table.file)]) {
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600)
  }
})

test('a folder that is not empty is refused', async ({ database, folder }) => {
  await backUp(database.connectionString, folder, noLists)
  await expect(backUp(database.connectionString, folder, noLists)).rejects.toThrow('is not empty')
})

test('a database with rows is refused and stays as it is', async ({ database, make, folder }) => {
  await make.user()
  await backUp(database.connectionString, folder, noLists)
  const before = await contentOf(database.connectionString)
  const filled = openDatabase(database.connectionString, createLog('silent'))
  try {
    await expect(restore(filled, folder, noLists.open)).rejects.toThrow('The database is not empty')
  } finally {
    await filled.close()
  }
  expect(await contentOf(database.connectionString)).toEqual(before)
})

test('a file that changed is refused before anything is written', async ({
  database,
  make,
  folder,
  empty,
}) => {
  await make.user()
  await backUp(database.connectionString, folder, noLists)
  await truncate(path.join(folder, 'public.users.gz'), 30)
  await expect(restore(empty, folder, noLists.open)).rejects.toThrow('public.users.gz has changed')
  expect(await contentOf(empty.connectionString)).toEqual({})
})

test('a backup whose counts are wrong leaves the database empty', async ({
  database,
  make,
  folder,
  migrated,
}) => {
  await make.user()
  await backUp(database.connectionString, folder, noLists)
  await changeManifest(folder, (manifest) => {
    for (const table of manifest.tables) if (table.name === 'users') table.rows += 1
  })
  await expect(restore(migrated, folder, noLists.open)).rejects.toThrow('rows instead of')
  const content = await contentOf(migrated.connectionString)
  expect(Object.values(content).flat()).toEqual([])
})

test('a backup of another version is refused', async ({ database, folder, migrated }) => {
  await backUp(database.connectionString, folder, noLists)
  await changeManifest(folder, (manifest) => {
    manifest.migrations.push('one more')
  })
  await expect(restore(migrated, folder, noLists.open)).rejects.toThrow('made by another version')
})

test('a backup from before the first migration replaced 49 others is restored', async ({
  database,
  make,
  folder,
  migrated,
}) => {
  await make.user()
  await backUp(database.connectionString, folder, noLists)
  await changeManifest(folder, (manifest) => {
    manifest.migrations.splice(0, 1, 'one', 'two', lastReplaced)
  })
  await restore(migrated, folder, noLists.open)
  expect(await contentOf(migrated.connectionString)).toEqual(await contentOf(database.connectionString))
})

test('an empty database has nothing to back up', async ({ folder, empty }) => {
  await expect(backUp(empty.connectionString, folder, noLists)).rejects.toThrow('The database is empty')
  await expect(stat(folder)).rejects.toThrow('ENOENT')
})

test('a folder without a manifest is no backup', async ({ folder, empty }) => {
  await expect(restore(empty, folder, noLists.open)).rejects.toThrow('is no complete backup')
})

const lastReplaced = '2df5f5e7605aa6d6dfedbefda6125a9c6dda3f527ee6471e2ffffa7a9491f9bf'

type Change = (manifest: { migrations: string[]; tables: { name: string; rows: number }[] }) => void

async function changeManifest(folder: string, change: Change): Promise<void> {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  change(manifest)
  await writeFile(file, JSON.stringify(manifest))
}
