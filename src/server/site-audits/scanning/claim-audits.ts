import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

const columns = {
  id: column.number,
  lease: column.text,
  url: column.text,
  depth: column.asStored<'page' | 'site'>(),
  maxPages: column.number,
  maxPictures: column.number,
  spentMs: column.number,
}
export type ClaimedAudit = RowOf<typeof columns>

/**
 * Longer than a visit, the reading of its page and a pause can take together; a worker that has not renewed its claim by then is
 * considered dead.
 */
export const leaseSeconds = 180
/** Two workers must not both take audits of one host. */
const claimLock = 7_340_219

/**
 * Claims audits for this process: of each host and of each user one at a time, whichever process scans it. Those that a dead worker left
 * go first. `presentUserIds` is a query.
 */
export async function claimAudits(
  db: Database,
  atMost: number,
  presentUserIds: SQL,
): Promise<ClaimedAudit[]> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`)
    return await readRows(
      tx,
      columns,
      sql`
      with unfinished as (
        select id, user_id, host, status, leased_until > now() as is_scanned
        from site_audits where status in ('waiting', 'running')
      ), free as (
        select id, status,
          row_number() over (partition by user_id order by status = 'running' desc, id) as turn_of_user,
          row_number() over (partition by host order by status = 'running' desc, id) as turn_of_host
        from unfinished where is_scanned is not true and user_id in (${presentUserIds})
          and not exists (
            select from unfinished other where other.is_scanned
              and (other.host = unfinished.host or other.user_id = unfinished.user_id))
      )
      update site_audits audit set status = 'running', lease = ${randomUUID()},
        leased_until = now() + make_interval(secs => ${leaseSeconds})
      -- Again: it may have ended since.
      where status in ('waiting', 'running') and id in (
        select id from free where turn_of_user = 1 and turn_of_host = 1
        order by status = 'running' desc, id limit ${atMost}::int)
      returning id, lease, url, depth, max_pages as "maxPages", max_pictures as "maxPictures", spent_ms as "spentMs"`,
    )
  })
}

/** Gives an audit back, for the next worker to continue. */
export async function releaseAudit(db: Database, { id, lease }: ClaimedAudit): Promise<void> {
  await db.execute(sql`update site_audits set leased_until = null where id = ${id} and lease = ${lease}`)
}
