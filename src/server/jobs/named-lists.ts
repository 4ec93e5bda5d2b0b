import type { ClientBase } from 'pg'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'

/** The kept lists that jobs name, of all users, each once. */
export async function namedLists(client: ClientBase): Promise<{ scope: number; name: string }[]> {
  return queryRows(
    client,
    { scope: column.number, name: column.text },
    // As JSON, because who updates makes a backup before the column is there.
    `select distinct user_id as scope, to_jsonb(jobs)->>'list_file' as name from jobs
      where to_jsonb(jobs)->>'list_file' is not null order by 1, 2`,
  )
}
