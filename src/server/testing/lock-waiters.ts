import type pg from 'pg'

/**
 * The backends that wait for a lock in the database that is asked, by default for a lock of any kind (`relation`, `advisory`, …).
 * `pg_locks` tells of all databases of a server: a test that looks there itself takes the waits of another file's for its own.
 */
export async function lockWaiters(on: Pick<pg.Pool, 'query'>, kind?: string): Promise<number[]> {
  // Waits for a transaction name no database, but a waiting connection holds a lock that does. `pg_stat_activity` would stand still
  // for a test that asks within a transaction.
  const { rows } = await on.query<{ pid: number }>(
    `select pid from pg_locks waiting
     where not granted and locktype = coalesce($1, locktype) and exists (
       select from pg_locks own where own.pid = waiting.pid
         and own.database = (select oid from pg_database where datname = current_database()))`,
    [kind],
  )
  return rows.map(({ pid }) => pid)
}
