import { and, eq, sql } from 'drizzle-orm'
import type { SetPicture } from '#contract/endpoints/picture-sets.ts'
import { limits } from '#contract/limits.ts'
import { stemOf } from '#contract/match-set-paths.ts'
import { ownSets, pictureSets, setPictures } from '#server/jobs/picture-sets/picture-sets.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Adds a stored file to an own set. One of the same path is replaced, unless a job has the set: then it stays, and is returned. Refuses
 * `not_found` and `picture_set_full`.
 */
export async function addToSet(
  tx: Transaction,
  owner: Owner,
  setId: string,
  file: SetPicture,
): Promise<SetPicture> {
  const [set] = await tx
    .select({ pictures: pictureSets.pictures, usedAt: pictureSets.usedAt })
    .from(pictureSets)
    .where(and(ownSets(owner), eq(pictureSets.id, setId)))
    .for('update')
  if (!set) throw new Refusal('not_found')
  const [there] = await tx
    .select({
      path: setPictures.path,
      sha256: setPictures.sha256,
      bytes: setPictures.bytes,
      altTexts: setPictures.altTexts,
    })
    .from(setPictures)
    .where(and(eq(setPictures.setId, setId), eq(setPictures.path, file.path)))
  if (there && (set.usedAt || there.sha256 === file.sha256)) return there
  if (!there && set.pictures >= limits.picturesPerSet)
    throw new Refusal('picture_set_full', { maxPictures: limits.picturesPerSet })
  const { path, sha256, bytes, altTexts } = file
  await tx
    .insert(setPictures)
    .values({ setId, path, stem: stemOf(path), sha256, bytes, altTexts })
    .onConflictDoUpdate({ target: [setPictures.setId, setPictures.path], set: { sha256, bytes, altTexts } })
  await tx
    .update(pictureSets)
    .set({
      pictures: sql`${pictureSets.pictures} + ${there ? 0 : 1}`,
      bytes: sql`${pictureSets.bytes} + ${bytes - (there?.bytes ?? 0)}`,
      touchedAt: sql`now()`,
    })
    .where(eq(pictureSets.id, setId))
  return { path, sha256, bytes, altTexts }
}
