import { sql } from 'drizzle-orm'
import { usageFreshMs } from '#server/describing/pool/health-store.ts'
import { completeHealth, type KeyHealth, type StoredHealth } from '#server/describing/pool/key-health.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface KnownKey {
  health: KeyHealth
  /** Calls in all processes. */
  underWay: number
}

/** The store's records of all keys, by name, and the database's current time. */
export async function readKeyHealth(db: Database): Promise<{ now: number; known: Map<string, KnownKey> }> {
  const rows = await readRows(
    db,
    {
      now: column.number,
      key: column.nullable(column.text),
      health: column.asStored<StoredHealth | null>(),
      underWay: column.number,
    },
    sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, key, health,
      coalesce(under_way, 0)::int as "underWay"
    from (values (1)) as one left join (
      key_health full join (
        select key, sum(under_way) filter (
          where seen_at > clock_timestamp() - ${usageFreshMs} * interval '1 millisecond') as under_way
        from key_usage group by key
      ) as shares using (key)
    ) on true`,
  )
  const known = rows.flatMap(({ key, health, underWay }): [string, KnownKey][] =>
    key === null ? [] : [[key, { health: completeHealth(health), underWay }]],
  )
  return { now: rows[0]?.now ?? 0, known: new Map(known) }
}

/** Deletes records about keys and their use that are more than `days` days old. Returns the number of rows. */
export async function removeOldKeyHealth(tx: Transaction, days: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${days}::int)`
  const removed = [
    await tx.execute(sql`delete from key_usage where seen_at < ${before}`),
    await tx.execute(sql`delete from key_health where changed_at < ${before}`),
  ]
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
