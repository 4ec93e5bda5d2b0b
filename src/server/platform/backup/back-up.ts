import { chmod, mkdir, open, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import pg, { type ClientBase } from 'pg'
import { column } from '#server/platform/columns.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { readDatabaseId } from '#server/platform/read-database-id.ts'
import { copyFiles, type FileKind } from './copy-files.ts'
import { listTables, quoteTable } from './list-tables.ts'
import { type ListRef, type Manifest, manifestFile } from './manifest.ts'
import { readSchemaState } from './read-schema-state.ts'
import { writeTable } from './write-table.ts'

/** The files that rows name, and the function that opens the stores of the database with this id. */
interface NamedFiles {
  open(databaseId: string): Record<FileKind, KeptFiles>
  named(client: ClientBase): Promise<Record<FileKind, ListRef[]>>
}

/**
 * Backs up one snapshot of all rows of the database, and the files that they name, into `folder`, which must be new or empty. The
 * installation can keep running. A failed backup leaves no manifest.
 */
export async function backUp(
  connectionString: string,
  folder: string,
  { open: openStores, named }: NamedFiles,
): Promise<Manifest> {
  const client = new pg.Client({ connectionString, application_name: 'bildwort backup' })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const state = await readSchemaState(client)
    await prepareBackupFolder(folder)
    const createdAt = new Date().toISOString()
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder))
    const sequences = await readSequences(client)
    const { lists, pictures } = await named(client)
    // Updates make a backup before the database has an id, and before there are files.
    const kept = lists.length + pictures.length > 0 ? openStores(await readDatabaseId(client)) : null
    await client.query('commit')
    const ofLists = kept ? await copyFiles(kept.lists, lists, folder, 'lists') : nothing
    const ofPictures = kept ? await copyFiles(kept.pictures, pictures, folder, 'pictures') : nothing
    const manifest: Manifest = {
      format: 1,
      createdAt,
      ...state,
      tables,
      lists: ofLists.copied,
      missingLists: ofLists.missing,
      pictures: ofPictures.copied,
      missingPictures: ofPictures.missing,
      sequences,
    }
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

const nothing = { copied: [], missing: 0 }

// Sequences are not transactional. Read last, they are at or beyond every number in the rows.
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const rows = await queryRows(
    client,
    { schema: column.text, name: column.text },
    `select schemaname as schema, sequencename as name from pg_sequences
      where schemaname in ('public', 'pgboss') order by 1, 2`,
  )
  const sequences: Manifest['sequences'] = []
  for (const sequence of rows) {
    const [now] = await queryRows(
      client,
      { value: column.text, isCalled: column.boolean },
      `select last_value::text as value, is_called as "isCalled" from ${quoteTable(client, sequence)}`,
    )
    sequences.push({ ...sequence, ...now! })
  }
  return sequences
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = path.join(folder, `${manifestFile}.part`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path.join(folder, manifestFile))
}

/** Creates `folder`, accessible to its owner only. Refuses a folder that is not empty. */
async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readdir(folder)
  if (found.length > 0) throw new Error(`${folder} is not empty: name a new folder for the backup.`)
  await chmod(folder, 0o700)
}
