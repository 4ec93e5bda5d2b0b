import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { makePictureSet } from '#contract/endpoints/picture-sets.ts'
import { sweepLists } from './jobs/kept-lists/sweep-lists.ts'
import { namedFiles } from './jobs/named-files.ts'
import { openStores } from './open-stores.ts'
import { backUp } from './platform/backup/back-up.ts'
import { restore } from './platform/backup/restore.ts'
import { noLists } from './platform/backup/testing/no-lists.ts'
import type { KeptFiles } from './platform/files/kept-files.ts'
import { openKeptFolder } from './platform/files/open-kept-folder.ts'
import { createLog } from './platform/log.ts'
import { openDatabase } from './platform/open-database.ts'
import type { Platform } from './platform/platform.ts'
import { readDatabaseId } from './platform/read-database-id.ts'
import { createTestDatabase } from './testing/create-test-database.ts'
import { test as baseTest, expect } from './testing/job-test.ts'

const test = baseTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'bildwort-backup-lists-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('empty', async ({}, { onCleanup }) => {
    // Migrated already: restore.test.ts restores into a database without tables.
    const created = await createTestDatabase(inject('templateDatabase'))
    const opened = openDatabase(created.connectionString, createLog('silent'))
    // A copy has the id of its template.
    await opened.pool.query('update database_identity set id = gen_random_uuid()')
    onCleanup(async () => {
      await opened.close()
      await created.drop()
    })
    return opened
  })

const list = (n: number) => ({ file: { name: 'list.csv', content: `url\nhttps://x.test/${n}.jpg\n` } })
const openAt = (folder: string) => openKeptFolder(join(folder, 'lists'), { keptFreeBytes: 0 })
const fromPlatform = (stores: Pick<Platform, 'lists' | 'pictures'>) => ({
  open: () => stores,
  named: namedFiles,
})

const storesOf = (lists: KeptFiles) => ({ lists, pictures: lists })

/** The lists that jobs refer to, by user, with their content. */
async function readLists({ db }: Pick<Platform, 'db'>, lists: KeptFiles) {
  const { rows } = await db.execute<{ id: number; userId: number; name: string }>(
    sql`select id, user_id as "userId", list_file as name from jobs where list_file is not null order by id`,
  )
  return Promise.all(
    rows.map(async ({ id, userId, name }) => {
      const file = await lists.open(userId, name)
      return [id, file && (await readFile(file.path, 'utf8'))]
    }),
  )
}

test('lists are backed up and restored with their jobs, and a missing one is reported', async ({
  make,
  platform,
  database,
  folder,
  empty,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  for (const [user, n] of [
    [anna, 1],
    [anna, 1],
    [anna, 2],
    [berta, 2],
  ] as const) {
    await user.startJob(list(n))
    await user.stopJob()
  }
  const { jobId } = (await berta.startJob(list(3))).body
  const before = await readLists(platform, platform.lists)
  await platform.db.execute(sql`update jobs set list_file = ${'0'.repeat(64)} where id = ${jobId}`)

  const backup = join(folder, 'backup')
  const manifest = await backUp(database.connectionString, backup, fromPlatform(platform))
  expect(manifest).toMatchObject({ missingLists: 1 })
  expect(manifest.lists.map(({ scope }) => scope)).toEqual([anna.id, anna.id, berta.id])
  for (const { scope, name } of manifest.lists)
    expect((await stat(join(backup, 'lists', String(scope), name))).mode & 0o777).toBe(0o600)

  const restored = openAt(folder)
  await restore(empty, backup, () => storesOf(restored))
  expect(await readLists(empty, restored)).toEqual([...before.slice(0, -1), [jobId, null]])
})

test('uploaded pictures are backed up and restored with their sets', async ({
  make,
  platform,
  database,
  folder,
  empty,
}) => {
  const anna = await make.user()
  const { body: set } = await anna.call(makePictureSet)
  const content = Uint8Array.from(Buffer.from('GIF89a and more'))
  await anna.upload(`/api/picture-sets/${set.id}/pictures`, { path: 'a.gif' }, { name: 'a.gif', content })
  const backup = join(folder, 'backup')
  const { pictures } = await backUp(database.connectionString, backup, fromPlatform(platform))
  expect(pictures).toMatchObject([{ scope: anna.id, bytes: content.length }])
  const restored = openAt(folder)
  await restore(empty, backup, () => storesOf(restored))
  await using file = await restored.open(anna.id, pictures[0]!.name)
  expect(await readFile(file!.path, 'utf8')).toBe('GIF89a and more')
})

test('a list that changed is refused before anything is written, and a full disk stores nothing', async ({
  make,
  platform,
  database,
  folder,
  empty,
}) => {
  const anna = await make.user()
  await anna.startJob(list(4))
  const backup = join(folder, 'backup')
  const { lists } = await backUp(database.connectionString, backup, fromPlatform(platform))
  const { scope, name } = lists.at(-1)!
  const restored = openAt(folder)

  const path = join(backup, 'lists', String(scope), name)
  const content = await readFile(path)
  await writeFile(path, 'other')
  await expect(restore(empty, backup, () => storesOf(restored))).rejects.toThrow(`${name} has changed`)
  await rm(path)
  await expect(restore(empty, backup, () => storesOf(restored))).rejects.toThrow('The backup cannot be read')
  await writeFile(path, content)
  // As left by a restore that was killed before it was done.
  await restored.keep(scope, path)
  const full = { ...restored, keep: openKeptFolder(join(folder, 'lists'), { keptFreeBytes: 1e18 }).keep }
  await expect(restore(empty, backup, () => storesOf(full))).rejects.toThrow('too little room')
  await restore(empty, backup, () => storesOf(restored))
  expect(await restored.names(scope)).toEqual([name])
})

test('a backup of a version without stored lists can be restored', async ({ database, folder, empty }) => {
  const backup = join(folder, 'backup')
  await backUp(database.connectionString, backup, noLists)
  const file = join(backup, 'manifest.json')
  const { lists: _, missingLists: __, ...earlier } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(earlier))
  expect(await restore(empty, backup, noLists.open)).toMatchObject({ lists: [], missingLists: 0 })
})

/** Makes every list in the folder two hours older. */
async function ageAll(folder: string): Promise<void> {
  const then = new Date(Date.now() - 2 * 60 * 60_000)
  for (const each of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (each.isFile()) await utimes(join(each.parentPath, each.name), then, then)
}

test('databases that share a folder leave each other’s lists alone, even after a restore from the other’s backup', async ({
  make,
  platform,
  database,
  folder,
  empty,
}) => {
  const { settings, log } = platform
  const open = (databaseId: string) => openStores(settings, databaseId, log)
  const anna = await make.user()
  await anna.startJob(list(5))
  const kept = await platform.lists.names(anna.id)
  expect(kept).toHaveLength(1)

  const other = { db: empty.db, log, ...open(await readDatabaseId(empty.pool)) }
  await ageAll(settings.DATA_DIR)
  await sweepLists(other)
  expect(await platform.lists.names(anna.id)).toEqual(kept)

  const backup = join(folder, 'backup')
  await backUp(database.connectionString, backup, { open, named: namedFiles })
  await restore(empty, backup, open)
  expect(await other.lists.names(anna.id)).toEqual(kept)
  await empty.db.execute(sql`update jobs set list_file = null`)
  await ageAll(settings.DATA_DIR)
  await sweepLists(other)
  expect(await other.lists.names(anna.id)).toEqual([])
  expect(await platform.lists.names(anna.id)).toEqual(kept)
})
