import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { countRows, quoteColumns, quoteTable, type Table } from './list-tables.ts'
import type { Manifest } from './manifest.ts'

/** Writes a table's rows, as the transaction of `client` sees them, to a file in `folder` and syncs it to disk. */
export async function writeTable(
  client: ClientBase,
  table: Table,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const { schema, name, columns } = table
  const file = `${schema}.${name}.gz`
  // COPY accepts a query where it does not accept a partitioned table.
  const rows = client.query(
    copyTo(`copy (select ${quoteColumns(client, columns)} from ${quoteTable(client, table)}) to stdout`),
  )
  const hash = createHash('sha256')
  const target = await open(path.join(folder, file), 'wx', 0o600)
  try {
    await pipeline(rows, createGzip({ level: 3 }), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        await target.writeFile(chunk)
      }
    })
    await target.sync()
  } finally {
    await target.close()
  }
  return { schema, name, columns, file, rows: await countRows(client, table), sha256: hash.digest('hex') }
}
