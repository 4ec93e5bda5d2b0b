import { type SQL, sql } from 'drizzle-orm'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'

// Any fixed number will do; it only has to be the same in every process.
const startLock = 4_711_004

/** Holds, while a job of a user is being started, whoever removes jobs or lists: they could not see it yet. */
export async function shareStartLock(tx: Transaction, userId: number): Promise<void> {
  await clientOf(tx).query({
    name: 'share-start-lock',
    text: 'select pg_advisory_xact_lock_shared($1, $2)',
    values: [startLock, userId],
  })
}

/** Waits until no job of a user is being started; who starts one then waits in turn. */
export function exclusiveStartLock(userId: number): SQL {
  return sql`select pg_advisory_xact_lock(${startLock}, ${userId}::int)`
}

/** The same without waiting: answers false as `taken` while a job of the user is being started. */
export function tryExclusiveStartLock(userId: number): SQL {
  return sql`select pg_try_advisory_xact_lock(${startLock}, ${userId}::int) as taken`
}
