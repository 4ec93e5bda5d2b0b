import { type SQL, sql } from 'drizzle-orm'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'

// Any fixed number works; it only has to be the same in every process.
const startLock = 4_711_004

/** Blocks the removal of a user's jobs and lists while one of their jobs is being started, because the removal could not see it yet. */
export async function shareStartLock(tx: Transaction, userId: number): Promise<void> {
  await clientOf(tx).query({
    name: 'share-start-lock',
    text: 'select pg_advisory_xact_lock_shared($1, $2)',
    values: [startLock, userId],
  })
}

/** Waits until no job of a user is being started, and blocks further starts until the transaction ends. */
export function exclusiveStartLock(userId: number): SQL {
  return sql`select pg_advisory_xact_lock(${startLock}, ${userId}::int)`
}

/** The same without waiting: returns false as `taken` while a job of the user is being started. */
export function tryExclusiveStartLock(userId: number): SQL {
  return sql`select pg_try_advisory_xact_lock(${startLock}, ${userId}::int) as taken`
}
