import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cleanPath } from '#contract/clean-path.ts'
import type { SetPicture } from '#contract/endpoints/picture-sets.ts'
import { setAddress } from '#contract/picture-set-address.ts'
import { ownSets, pictureSets, setPictures } from '#server/jobs/picture-sets/picture-sets.tables.ts'
import { shareStartLock } from '#server/jobs/start-lock.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addToSet } from './add-to-set.ts'

/** Without a job. One who drops pictures again and again has fewer. */
const maxSets = 20

interface ShownSet {
  id: string
  address: string
  pictures: SetPicture[]
}

const { path, sha256, bytes, altTexts } = setPictures
const file = { path, sha256, bytes, altTexts }

/** An empty set: a new one, or one that got no file for ten minutes, unless it must be `isNew`. Refuses `too_many_picture_sets`. */
export async function makeSet(
  db: Database,
  owner: Owner,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<ShownSet> {
  const unused = and(ownSets(owner), isNull(pictureSets.usedAt))
  const [empty] = await db
    .update(pictureSets)
    .set({ touchedAt: sql`now()` })
    // Another tab may be about to fill a younger one.
    .where(
      and(
        unused,
        eq(pictureSets.pictures, 0),
        sql`not ${isNew} and touched_at < now() - interval '10 minutes'`,
      ),
    )
    .returning({ id: pictureSets.id })
  if (empty) return { id: empty.id, address: setAddress(empty.id), pictures: [] }
  if ((await db.$count(pictureSets, unused)) >= maxSets)
    throw new Refusal('too_many_picture_sets', { maxSets })
  const [made] = await db.insert(pictureSets).values({ userId: owner.id }).returning({ id: pictureSets.id })
  return { id: made!.id, address: setAddress(made!.id), pictures: [] }
}

/** Removes a set that no job uses; its files go with the next sweep. */
export async function dropUnusedSet(db: Database, owner: Owner, setId: string): Promise<void> {
  await db
    .delete(pictureSets)
    .where(and(ownSets(owner), eq(pictureSets.id, setId), isNull(pictureSets.usedAt)))
}

/** Refuses `not_found`. */
export async function readSet(db: Database, owner: Owner, setId: string): Promise<ShownSet> {
  await findSet(db, owner, setId)
  const pictures = await db
    .select(file)
    .from(setPictures)
    .where(eq(setPictures.setId, setId))
    .orderBy(setPictures.path)
  return { id: setId, address: setAddress(setId), pictures }
}

/** Refuses `not_found`. */
export async function findSet(db: Database, owner: Owner, setId: string): Promise<void> {
  const found = await db.$count(pictureSets, and(ownSets(owner), eq(pictureSets.id, setId)))
  if (found === 0) throw new Refusal('not_found')
}

/** Adds the files that the owner's sets have already, and names the paths of the others. Refuses what `addToSet` does, and `picture_path_invalid`. */
export async function addKnown(
  db: Database,
  owner: Owner,
  setId: string,
  wanted: { path: string; sha256: string }[],
): Promise<{ added: SetPicture[]; missing: string[] }> {
  await findSet(db, owner, setId)
  return await db.transaction(async (tx) => {
    // A file that a set has now is not removed before the transaction ends.
    await shareStartLock(tx, owner.id)
    const there = await tx
      .selectDistinctOn([setPictures.sha256], { sha256, bytes, altTexts })
      .from(setPictures)
      .innerJoin(pictureSets, eq(pictureSets.id, setPictures.setId))
      .where(
        and(
          ownSets(owner),
          inArray(
            setPictures.sha256,
            wanted.map(({ sha256 }) => sha256),
          ),
        ),
      )
      // One that was stored before alt texts were read has none.
      .orderBy(setPictures.sha256, sql`${setPictures.altTexts} nulls last`)
    const known = new Map(there.map((stored) => [stored.sha256, stored]))
    const added: SetPicture[] = []
    const missing: string[] = []
    for (const { path: written, sha256 } of wanted) {
      const stored = known.get(sha256)
      const path = cleanPath(written)
      if (path === null) throw new Refusal('picture_path_invalid')
      if (stored) added.push(await addToSet(tx, owner, setId, { path, ...stored }))
      else missing.push(written)
    }
    return { added, missing }
  })
}

/** Of a user's sets, for their account export. */
export async function exportSets(db: Database, owner: Owner) {
  const sets = await db
    .select({ id: pictureSets.id, touchedAt: pictureSets.touchedAt })
    .from(pictureSets)
    .where(ownSets(owner))
  return await Promise.all(
    sets.map(async ({ id, touchedAt }) => ({ touchedAt, pictures: (await readSet(db, owner, id)).pictures })),
  )
}
