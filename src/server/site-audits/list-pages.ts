import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { AuditedPage } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { type PageNote, pageNotes } from '#contract/words/site-audit-words.ts'
import type { Database } from '#server/platform/open-database.ts'
import { siteAuditPages } from './site-audits.tables.ts'

/** The visited pages of an audit, those with the most faulty pictures first. Whose audit it is must be known. */
export async function listPages(
  db: Database,
  auditId: number,
  { offset, limit }: { offset: number; limit: number },
  language: UiLanguage,
): Promise<AuditedPage[]> {
  const { kind, status, withFaults, position } = siteAuditPages
  const rows = await db
    .select()
    .from(siteAuditPages)
    .where(and(eq(siteAuditPages.auditId, auditId), eq(kind, 'page'), ne(status, 'waiting')))
    .orderBy(desc(withFaults), asc(status), asc(position))
    .offset(offset)
    .limit(limit)
  return rows.map((page) => ({
    id: page.position,
    url: page.url,
    title: page.title,
    language: page.language,
    // Safe: the waiting ones are left out.
    status: page.status as AuditedPage['status'],
    // Safe: only scans write them.
    notes: (page.notes as PageNote[]).map((code) => ({ code, message: pageNotes[code][language] })),
    pictures: page.pictures,
    withFaults: page.withFaults,
  }))
}
