import { sql } from 'drizzle-orm'
import { allJobsOf } from '#server/jobs/jobs.tables.ts'
import { exclusiveStartLock, tryExclusiveStartLock } from '#server/jobs/start-lock.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'

interface Removal {
  /** Files stored more recently than this stay. */
  unlessWithinMs?: number
  /** Waits for a running start of this user; otherwise nothing is removed during a start, and `sweepLists` retries. */
  waits?: boolean
}

/**
 * Removes a user's stored lists that no job refers to any more, and unfinished files. Call it after the transaction that removes jobs.
 * Failures are logged, and `sweepLists` retries.
 */
export async function removeUnnamedLists(
  { db, lists, log }: Pick<Platform, 'db' | 'lists' | 'log'>,
  userId: number,
  { unlessWithinMs = 0, waits = false }: Removal = {},
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // A start stores its list and refers to it in one transaction: a removal in between would delete it.
      if (!(await keepStartsOut(tx, userId, waits))) return
      const rows = await readRows(
        tx,
        { name: column.text },
        sql`select distinct list_file as name from jobs where ${allJobsOf({ id: userId })} and list_file is not null`,
      )
      const named = new Set(rows.map(({ name }) => name))
      for (const name of await lists.names(userId))
        if (!named.has(name)) await lists.remove(userId, name, { unlessWithinMs })
    })
  } catch (error) {
    log.warn({ err: error, userId }, 'lists that no job has any more were not removed')
  }
}

async function keepStartsOut(tx: Transaction, userId: number, waits: boolean): Promise<boolean> {
  if (waits) {
    await tx.execute(exclusiveStartLock(userId))
    return true
  }
  const [lock] = await readRows(tx, { taken: column.boolean }, tryExclusiveStartLock(userId))
  return lock!.taken
}
