import { and, eq } from 'drizzle-orm'
import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { ownSets, pictureSets, setPictures } from './picture-sets.tables.ts'

/** The files of an own set, with the alt texts in them. A set of somebody else has none. */
export async function readFilesOfSet(db: Database, owner: Owner, setId: string): Promise<FilesOfSet> {
  const { path, altTexts } = setPictures
  const files = await db
    .select({ path, altTexts })
    .from(setPictures)
    .innerJoin(pictureSets, eq(pictureSets.id, setPictures.setId))
    .where(and(ownSets(owner), eq(setPictures.setId, setId)))
  return { setId, files }
}
