import { sql } from 'drizzle-orm'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { findStarted } from './find-started.ts'
import type { StartedJob } from './write-job.ts'

// Any fixed number will do; it only has to be the same in every process.
const equalStartLock = 4_711_020

/**
 * Waits for a start with the same key that is under way, and answers its job; null: there is none. Equal starts at once would each
 * take a place else, and the last of them find none.
 */
export async function awaitEqualStart(
  tx: Transaction,
  caller: Caller,
  idempotencyKey: string | null,
): Promise<StartedJob | null> {
  if (idempotencyKey === null) return null
  await tx.execute(
    sql`select pg_advisory_xact_lock(${equalStartLock}, hashtext(${`${caller.id} ${idempotencyKey}`}))`,
  )
  return await findStarted(tx, caller, idempotencyKey)
}
