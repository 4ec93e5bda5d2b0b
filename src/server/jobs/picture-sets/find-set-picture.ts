import { and, eq, inArray } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { ownSets, pictureSets, setPictures } from './picture-sets.tables.ts'

interface SetFile {
  path: string
  sha256: string
  bytes: number
}

/**
 * The file of an own set that a list means by `path`: the one with this path, else the only one whose path ends in it, with its name, or
 * with its name without case and extension. Null if there is none, or several.
 */
export async function findSetPicture(
  db: Database,
  owner: Owner,
  { setId, path }: { setId: string; path: string },
): Promise<SetFile | null> {
  const name = nameOf(path)
  const candidates = await db
    .select({ path: setPictures.path, sha256: setPictures.sha256, bytes: setPictures.bytes })
    .from(setPictures)
    .innerJoin(pictureSets, eq(pictureSets.id, setPictures.setId))
    .where(
      and(
        ownSets(owner),
        eq(setPictures.setId, setId),
        // A name without an extension can have a full stop, too.
        inArray(setPictures.stem, [stemOf(path), name.toLowerCase()]),
      ),
    )
  const exact = candidates.find((file) => file.path === path)
  if (exact) return exact
  const ways: ((file: SetFile) => boolean)[] = [
    (file) => file.path.endsWith(`/${path}`),
    (file) => nameOf(file.path) === name,
    (file) => nameOf(file.path).toLowerCase() === name.toLowerCase(),
    () => true,
  ]
  for (const way of ways) {
    const found = candidates.filter(way)
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

export function stemOf(path: string): string {
  return nameOf(path)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
