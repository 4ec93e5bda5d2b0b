import { sql } from 'drizzle-orm'
import { countedJobs } from '#server/jobs/jobs.tables.ts'
import { ownSets } from '#server/jobs/picture-sets/picture-sets.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'

const megabyte = 1_000_000
const gigabyte = 1_000 * megabyte

/**
 * Refuses `quota_reached` if the rows or bytes of a user's jobs and uploaded pictures, including the new one, exceed the installation's
 * quota. Without a new job: if `moreBytes` do not fit. Sums what each job has stored about itself.
 */
export async function refuseBeyondQuota(
  { settings, metrics }: Pick<Platform, 'settings' | 'metrics'>,
  db: Database | Transaction,
  { userId, newJobId, moreBytes = 1 }: { userId: number; newJobId: number | null; moreBytes?: number },
): Promise<void> {
  const rows = await readRows(
    db,
    { rows: column.number, bytes: column.number, newRows: column.number, newBytes: column.number },
    sql`
    select coalesce(sum(total_images + carried) filter (where not is_new), 0)::float8 as rows,
      coalesce(sum(stored_bytes) filter (where not is_new), 0)::float8
        + (select coalesce(sum(bytes), 0) from picture_sets where ${ownSets({ id: userId })})::float8 as bytes,
      coalesce(sum(total_images + carried) filter (where is_new), 0)::float8 as "newRows",
      coalesce(sum(stored_bytes) filter (where is_new), 0)::float8 as "newBytes"
    from (select *, id is not distinct from ${newJobId}::int as is_new from jobs where ${countedJobs({ id: userId })}) as own`,
  )
  const [used] = rows as [(typeof rows)[number]]
  const maxRows = settings.MAX_ROWS_PER_USER
  const maxBytes = settings.MAX_GB_PER_USER * gigabyte
  // The least a new job can need: a list has a row, and a row bytes.
  const [newRows, newBytes] = newJobId === null ? [1, moreBytes] : [used.newRows, used.newBytes]
  const isBeyondRows = used.rows + newRows > maxRows
  if (!isBeyondRows && used.bytes + newBytes <= maxBytes) return
  metrics.boundsReached.inc({ bound: isBeyondRows ? 'MAX_ROWS_PER_USER' : 'MAX_GB_PER_USER' })
  throw new Refusal('quota_reached', {
    rows: used.rows,
    maxRows,
    megabytes: Math.ceil(used.bytes / megabyte),
    maxMegabytes: maxBytes / megabyte,
  })
}
