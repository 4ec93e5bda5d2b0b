import type pg from 'pg'
import { column } from './column.ts'
import { queryRows } from './query-rows.ts'

/** A UUID that the database carries as long as it lives. One that is restored from a backup has another. */
export async function readDatabaseId(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const [row] = await queryRows(client, { id: column.text }, 'select id from database_identity')
  return row!.id
}
