import { type SQL, sql } from 'drizzle-orm'

// Any fixed number will do; it only has to be the same in every process.
const handOnLock = 4_711_005

/**
 * Waits until nobody else removes single jobs, until the transaction ends: two that are neighbours in a chain of retries would wait for
 * each other.
 */
export const handOnLockHeld: SQL = sql`select pg_advisory_xact_lock(${handOnLock})`

/**
 * A statement's `with` that gives the job that `one` finds to be removed as `gone`, and what it was tried again as to the jobs that were
 * tried again as it: what those lack is still found. `one` selects id and retried_as, and locks.
 */
export const handOnRetries = (one: SQL): SQL => sql`
  with gone as (${one}),
    handed_on as (update jobs set retried_as = gone.retried_as from gone where jobs.retried_as = gone.id)`
