import type pg from 'pg'
import { column } from './columns.ts'
import { queryRows } from './query-rows.ts'

/** A UUID that identifies the database for its lifetime. A database restored from a backup has another one. */
export async function readDatabaseId(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const [row] = await queryRows(client, { id: column.text }, 'select id from database_identity')
  return row!.id
}
