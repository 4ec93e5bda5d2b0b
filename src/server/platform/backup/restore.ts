import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { digestFile } from '#server/platform/files/digest-file.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import { createLog } from '#server/platform/log.ts'
import type { OpenDatabase } from '#server/platform/open-database.ts'
import { readDatabaseId } from '#server/platform/read-database-id.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { migrationsFolder } from '#server/platform/schema/migrate.ts'
import { makeSchema } from '#server/platform/schema/prepare-database.ts'
import { queuesTable } from '#server/platform/statements/queue-tables.ts'
import { type FileKind, listPath } from './copy-files.ts'
import { listTables, quoteTable, type Table } from './list-tables.ts'
import { loadTable } from './load-table.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { readSchemaState } from './read-schema-state.ts'

/**
 * Restores the backup in `folder` into an empty database, and the files that its rows name into what `openStores` returns. First creates
 * this version's schema, as the owner of the tables. All or nothing, except that a killed restore may leave files, for the next restore or
 * a sweep. Throws an error for operators if anything does not fit.
 */
export async function restore(
  database: OpenDatabase,
  folder: string,
  openStores: (databaseId: string) => Record<FileKind, KeptFiles>,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const client = await database.pool.connect()
  try {
    // Before migrating: a database of another product, or an older one of ours, must stay as it is.
    await refuseRows(client, await listTables(client))
    await makeSchema(database, createLog('silent'))
    await client.query('begin')
    await refuseOtherSchema(client, manifest)
    await load(client, manifest, folder)
    const stores = openStores(await readDatabaseId(client))
    await restoreFiles(stores.lists, manifest.lists, folder, 'lists')
    await restoreFiles(stores.pictures, manifest.pictures, folder, 'pictures')
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  return manifest
}

/** Throws unless every file of the backup exists and is unchanged. */
async function checkFiles(folder: string, { tables, lists, pictures }: Manifest): Promise<void> {
  const files = [
    ...tables.map(({ file, sha256 }) => ({ path: path.join(folder, file), sha256 })),
    ...lists.map((list) => ({ path: listPath(folder, 'lists', list), sha256: list.name })),
    ...pictures.map((picture) => ({ path: listPath(folder, 'pictures', picture), sha256: picture.name })),
  ]
  for (const file of files) {
    const found = await digestFile(file.path).catch((error: Error) => {
      throw new Error(`The backup cannot be read: ${error.message}`)
    })
    if (found !== file.sha256)
      throw new Error(`${path.relative(folder, file.path)} has changed since the backup was made.`)
  }
}

async function refuseOtherSchema(
  client: pg.PoolClient,
  { migrations, queueVersion }: Manifest,
): Promise<void> {
  const found = await readSchemaState(client)
  const isSame = isDeepStrictEqual(sinceFirst(found.migrations), sinceFirst(migrations))
  if (isSame && found.queueVersion === queueVersion) return
  throw new Error(
    'This backup was made by another version. Restore it with that version, then start this one on the result.',
  )
}

// The last of the 49 migrations that 0000 replaces. Databases that had them, and their backups, list them all.
const lastReplaced = '2df5f5e7605aa6d6dfedbefda6125a9c6dda3f527ee6471e2ffffa7a9491f9bf'

/** The migrations with 0000 in place of those it replaces. */
function sinceFirst(migrations: string[]): string[] {
  const last = migrations.indexOf(lastReplaced)
  if (last < 0) return migrations
  const [first] = readMigrationFiles({ migrationsFolder })
  return [first!.hash, ...migrations.slice(last + 1)]
}

async function load(client: pg.PoolClient, manifest: Manifest, folder: string): Promise<void> {
  const tables = orderByReferences(await listTables(client))
  const names = tables.map((table) => quoteTable(client, table)).join(', ')
  // Prevents writes between the check and the load.
  await client.query(`lock table ${names} in access exclusive mode`)
  await refuseRows(client, tables)
  await client.query(`delete from ${queuesTable}`)
  const files = new Map(manifest.tables.map((table) => [nameOf(table), table]))
  for (const table of tables) {
    const file = files.get(nameOf(table))
    if (!file) throw new Error(`The backup lacks the table ${nameOf(table)}.`)
    await loadTable(client, file, folder)
  }
  for (const sequence of manifest.sequences) {
    const { value, isCalled } = sequence
    await client.query('select setval($1, $2, $3)', [quoteTable(client, sequence), value, isCalled])
  }
}

/** Sorts tables so that each comes after those its foreign keys reference. Throws if the references are circular. */
function orderByReferences(tables: Table[]): Table[] {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const free = waiting.filter(({ references }) => !references.some((name) => names.has(name)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}.`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

async function refuseRows(client: pg.PoolClient, tables: Table[]): Promise<void> {
  for (const table of tables.filter((table) => nameOf(table) !== queuesTable)) {
    const { rowCount } = await client.query(`select from ${quoteTable(client, table)} limit 1`)
    if (!rowCount) continue
    throw new Error(`The database is not empty: ${nameOf(table)} has rows. Restore into a new one.`)
  }
}

/** Stores files of the backup. Those of an interrupted restore count as stored. */
async function restoreFiles(
  store: KeptFiles,
  files: Manifest['lists'],
  folder: string,
  kind: FileKind,
): Promise<void> {
  for (const file of files) {
    await store.keep(file.scope, listPath(folder, kind, file)).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== 'disk_full')
        throw new Error('The files of the backup could not be stored in the bucket.')
      throw new Error('The disk of DATA_DIR has too little room for the files of the backup.')
    })
  }
}
