import type { ClientBase } from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'

interface NamedFile {
  scope: number
  name: string
}

/** The stored lists that jobs of all users refer to, and the uploaded pictures of their sets, each once. */
export async function namedFiles(client: ClientBase): Promise<{ lists: NamedFile[]; pictures: NamedFile[] }> {
  // As JSON, because an update makes a backup before the column exists.
  const lists = await readNames(
    client,
    `select distinct user_id as scope, to_jsonb(jobs)->>'list_file' as name from jobs
      where to_jsonb(jobs)->>'list_file' is not null order by 1, 2`,
  )
  const [tables] = await queryRows(
    client,
    { areThere: column.boolean },
    `select to_regclass('set_pictures') is not null as "areThere"`,
  )
  if (!tables!.areThere) return { lists, pictures: [] }
  const pictures = await readNames(
    client,
    `select distinct user_id as scope, sha256 as name from set_pictures join picture_sets on picture_sets.id = set_id
      order by 1, 2`,
  )
  return { lists, pictures }
}

function readNames(client: ClientBase, text: string): Promise<NamedFile[]> {
  return queryRows(client, { scope: column.number, name: column.text }, text)
}
