import { sql } from 'drizzle-orm'
import { nameOf, stemOf } from '#contract/match-set-paths.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { ownSets } from './picture-sets.tables.ts'

const file = { path: column.text, sha256: column.text, bytes: column.number, rank: column.number }

/**
 * The file of an own set that a list means by `path`: the one with this path, else the only one whose path ends in it, with its name, or
 * with its name without case and extension, like `matchSetPaths`. Null if there is none, or several.
 */
export async function findSetPicture(
  db: Database,
  owner: Owner,
  { setId, path }: { setId: string; path: string },
): Promise<{ path: string; sha256: string; bytes: number } | null> {
  const name = nameOf(path)
  // Thousands of files can have one name, in as many folders.
  const [best, next] = await readRows(
    db,
    file,
    sql`
    select path, sha256, set_pictures.bytes, case
      when path = ${path}::text then 1
      when right(path, length(${path}::text) + 1) = '/' || ${path}::text then 2
      when regexp_replace(path, '^.*/', '') = ${name}::text then 3
      when lower(regexp_replace(path, '^.*/', '')) = lower(${name}::text) then 4
      else 5 end as rank
    from set_pictures join picture_sets on picture_sets.id = set_id
    where ${ownSets(owner)} and set_id = ${setId}
      -- A name without an extension can have a full stop, too.
      and stem = any(${sql.param([stemOf(path), name.toLowerCase()])}::text[])
    order by rank limit 2`,
  )
  return best && best.rank !== next?.rank ? best : null
}
