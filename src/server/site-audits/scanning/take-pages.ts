import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { siteAuditPages, siteAudits } from '#server/site-audits/site-audits.tables.ts'
import { type ClaimedAudit, leaseSeconds } from './claim-audits.ts'

export interface WaitingPage {
  position: number
  kind: 'page' | 'sitemap'
  url: string
  attempts: number
}

export interface ScanState {
  stopRequested: boolean
  pagesFound: number
  picturesFound: number
  placesFound: number
  /** Pages that were read. */
  pagesRead: number
  sitemapsFound: number
  /** Decides which site is scanned: the address that the audit began with, after redirects. */
  firstUrl: string
  /** The next address, sitemaps first; null if none is left. */
  page: WaitingPage | null
}

/** The state of a scan, with its claim renewed. Null: another worker has the claim, or the audit was deleted. */
export async function takePage(db: Database, { id, lease }: ClaimedAudit): Promise<ScanState | null> {
  const [audit] = await db
    .update(siteAudits)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(siteAudits.id, id), eq(siteAudits.lease, lease), eq(siteAudits.status, 'running')))
    .returning({
      stopRequested: siteAudits.stopRequested,
      pagesFound: siteAudits.pagesFound,
      picturesFound: siteAudits.picturesFound,
      placesFound: siteAudits.placesFound,
    })
  if (!audit) return null
  const ofAudit = eq(siteAuditPages.auditId, id)
  const { position, kind, url, attempts, status } = siteAuditPages
  const [page] = await db
    .select({ position, kind, url, attempts })
    .from(siteAuditPages)
    .where(and(ofAudit, eq(status, 'waiting')))
    .orderBy(sql`${kind} desc`, asc(position))
    .limit(1)
  const pagesRead = await db.$count(siteAuditPages, and(ofAudit, eq(kind, 'page'), eq(status, 'read')))
  const sitemapsFound = await db.$count(siteAuditPages, and(ofAudit, eq(kind, 'sitemap')))
  const [first] = await db
    .select({ url })
    .from(siteAuditPages)
    .where(and(ofAudit, eq(position, 1)))
  return { ...audit, pagesRead, sitemapsFound, firstUrl: first?.url ?? '', page: page ?? null }
}
