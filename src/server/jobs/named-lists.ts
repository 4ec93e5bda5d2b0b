import type { ClientBase } from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'

/** The stored lists that jobs of all users refer to, each once. */
export async function namedLists(client: ClientBase): Promise<{ scope: number; name: string }[]> {
  return queryRows(
    client,
    { scope: column.number, name: column.text },
    // As JSON, because an update makes a backup before the column exists.
    `select distinct user_id as scope, to_jsonb(jobs)->>'list_file' as name from jobs
      where to_jsonb(jobs)->>'list_file' is not null order by 1, 2`,
  )
}
