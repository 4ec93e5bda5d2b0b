import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { countRows } from './count-rows.ts'
import type { Manifest } from './manifest.ts'
import { quoteColumns } from './quote-columns.ts'
import { quoteTable } from './quote-table.ts'

/** Puts the rows of one file into its table. Throws if they are not as many as the manifest says. */
export async function loadTable(
  client: ClientBase,
  table: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  const target = quoteTable(client, table)
  // What rows once set off, balances say, is in the backup as well and must not happen again.
  const triggers = await findTriggers(client, target)
  for (const trigger of triggers) await client.query(`alter table ${target} disable trigger ${trigger}`)
  const rows = client.query(copyFrom(`copy ${target} (${quoteColumns(client, table.columns)}) from stdin`))
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), rows)
  for (const trigger of triggers) await client.query(`alter table ${target} enable trigger ${trigger}`)
  const found = await countRows(client, table)
  if (found !== table.rows) throw new Error(`${table.file} held ${found} rows instead of ${table.rows}.`)
}

// One that is always on guards its table, and stays on: enabled again it would be an ordinary one.
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
