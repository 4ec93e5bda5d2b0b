import { sql } from 'drizzle-orm'
import { exclusiveStartLock, tryExclusiveStartLock } from '#server/jobs/start-lock.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { ownSets } from './picture-sets.tables.ts'

type Means = Pick<Platform, 'db' | 'pictures' | 'log'>

const minuteMs = 60_000
/** A file is stored before its row is written. */
const unnamedForMs = 10 * minuteMs

/**
 * Removes a user's sets that no job has any more, or that got none for a day, and the files that no set of theirs names. Call it after the
 * transaction that removes jobs. With `all` everything goes, and a running start is waited for. Failures are logged, and retried by the
 * hourly sweep.
 */
export async function removeUnusedSets(
  { db, pictures, log }: Means,
  userId: number,
  { all = false } = {},
): Promise<void> {
  try {
    const named = await db.transaction(async (tx) => {
      // A start refers to a set in its transaction; files that are known already are added under the same lock.
      if (all) await tx.execute(exclusiveStartLock(userId))
      else {
        const [lock] = await readRows(tx, { taken: column.boolean }, tryExclusiveStartLock(userId))
        if (!lock!.taken) return null
      }
      await tx.execute(sql`
        delete from picture_sets where ${ownSets({ id: userId })}
          and not exists (select from jobs where jobs.picture_set = picture_sets.id)
          and (${all} or used_at is not null or touched_at < now() - interval '1 day')`)
      const rows = await readRows(
        tx,
        { name: column.text },
        sql`
        select distinct sha256 as name from set_pictures join picture_sets on picture_sets.id = set_id
        where ${ownSets({ id: userId })}`,
      )
      return new Set(rows.map(({ name }) => name))
    })
    if (!named) return
    // Without the lock, for which starts would wait: a file that no set names comes back only by being stored anew.
    for (const name of await pictures.names(userId))
      if (!named.has(name)) await pictures.remove(userId, name, { unlessWithinMs: all ? 0 : unnamedForMs })
  } catch (error) {
    log.warn({ err: error, userId }, 'uploaded pictures that no job has any more were not removed')
  }
}

/** The same for every user who has uploaded pictures. Safe to run in several processes at once. */
export async function sweepPictureSets(means: Means): Promise<void> {
  for (const userId of await means.pictures.scopes()) await removeUnusedSets(means, userId)
  // Sets that never got a file.
  await means.db.execute(sql`
    delete from picture_sets where pictures = 0 and used_at is null and touched_at < now() - interval '1 day'`)
}
