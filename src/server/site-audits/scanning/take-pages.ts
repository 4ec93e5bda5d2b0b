import { and, eq, sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'
import { siteAudits } from '#server/site-audits/site-audits.tables.ts'
import { type ClaimedAudit, leaseSeconds } from './claim-audits.ts'

const columns = {
  position: column.number,
  kind: column.asStored<'page' | 'sitemap'>(),
  url: column.text,
  attempts: column.number,
  /** Addresses that a sitemap names. */
  pictures: column.asStored<string[]>(),
}
export type WaitingPage = RowOf<typeof columns>

const counts = {
  /** Pages that were read. */
  pagesRead: column.number,
  sitemapsFound: column.number,
  /** Decides which site is scanned: the address that the audit began with, after redirects. */
  firstUrl: column.text,
}

export interface ScanState extends RowOf<typeof counts> {
  stopRequested: boolean
  picturesFound: number
  placesFound: number
  /** The next addresses, sitemaps first; empty if none is left. */
  pages: WaitingPage[]
}

/**
 * The state of a scan, with its claim renewed, and its next addresses but those that were `visited` since. Null: another worker has the
 * claim, or the audit was deleted.
 */
export async function takePages(
  db: Database,
  { id, lease }: ClaimedAudit,
  atMost: number,
  visited: readonly { page: WaitingPage }[],
): Promise<ScanState | null> {
  const [audit] = await db
    .update(siteAudits)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(siteAudits.id, id), eq(siteAudits.lease, lease), eq(siteAudits.status, 'running')))
    .returning({
      stopRequested: siteAudits.stopRequested,
      picturesFound: siteAudits.picturesFound,
      placesFound: siteAudits.placesFound,
    })
  if (!audit) return null
  const pages = await readRows(
    db,
    columns,
    sql`
    select position, kind, url, attempts, listed_pictures as pictures from site_audit_pages where audit_id = ${id} and status = 'waiting'
      and position <> all(${sql.param(visited.map(({ page }) => page.position))}::int[])
    order by kind desc, position limit ${atMost}`,
  )
  const [counted] = await readRows(
    db,
    counts,
    sql`
    select count(*) filter (where kind = 'page' and status = 'read')::int as "pagesRead",
      count(*) filter (where kind = 'sitemap')::int as "sitemapsFound",
      coalesce(min(url) filter (where position = 1), '') as "firstUrl"
    from site_audit_pages where audit_id = ${id}`,
  )
  return { ...audit, ...counted!, pages }
}
