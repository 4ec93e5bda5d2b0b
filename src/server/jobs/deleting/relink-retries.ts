import { type SQL, sql } from 'drizzle-orm'

// Any fixed number works; it only has to be the same in every process.
const relinkLock = 4_711_005

/**
 * Serialises the removal of single jobs until the transaction ends: removing two neighbours in a chain of retries at the same time would
 * deadlock.
 */
export const relinkLockHeld: SQL = sql`select pg_advisory_xact_lock(${relinkLock})`

/**
 * The `with` clause of a statement that removes the job which `one` selects, available as `gone`. Jobs that were retried as this job now
 * point to its own retry, so the chain stays complete. `one` selects id and retried_as, and locks the row.
 */
export const relinkRetries = (one: SQL): SQL => sql`
  with gone as (${one}),
    handed_on as (update jobs set retried_as = gone.retried_as from gone where jobs.retried_as = gone.id)`
