import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { countRows, quoteColumns, quoteTable } from './list-tables.ts'
import type { Manifest } from './manifest.ts'

/** Loads the rows of one file into its table. Throws if their number differs from the manifest. */
export async function loadTable(
  client: ClientBase,
  table: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  const target = quoteTable(client, table)
  // What triggers once derived from the rows, such as balances, is in the backup too and must not happen again.
  const triggers = await findTriggers(client, target)
  for (const trigger of triggers) await client.query(`alter table ${target} disable trigger ${trigger}`)
  const rows = client.query(copyFrom(`copy ${target} (${quoteColumns(client, table.columns)}) from stdin`))
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), rows)
  for (const trigger of triggers) await client.query(`alter table ${target} enable trigger ${trigger}`)
  const found = await countRows(client, table)
  if (found !== table.rows) throw new Error(`${table.file} held ${found} rows instead of ${table.rows}.`)
}

// Triggers enabled ALWAYS guard their table and stay on: re-enabling would turn them into ordinary ones.
async function findTriggers(client: ClientBase, target: string): Promise<string[]> {
  const triggers = await queryRows(
    client,
    { name: column.text },
    {
      text: `select quote_ident(tgname) as name from pg_trigger
        where tgrelid = $1::regclass and not tgisinternal and tgenabled = 'O'`,
      values: [target],
    },
  )
  return triggers.map(({ name }) => name)
}
