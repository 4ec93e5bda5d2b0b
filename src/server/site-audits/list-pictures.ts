import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type AuditedPicture, type PictureRuleName, pictureRuleNames } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { pictureRules } from '#contract/picture-rules.ts'
import type { Database } from '#server/platform/open-database.ts'
import { siteAuditPages, siteAuditPictures } from './site-audits.tables.ts'

export interface PictureFilter {
  /** Only those with this fault; `any`: with at least one. */
  fault?: PictureRuleName | 'any' | undefined
  /** Only those of the page at this position. */
  page?: number | undefined
}

interface Wanted extends PictureFilter {
  /** Those behind this picture. */
  after?: number | undefined
  limit: number
}

/** A page of an audit's pictures, in the order of being found. Whose audit it is must be known. */
export async function listPictures(
  db: Database,
  auditId: number,
  { after = 0, limit, ...filter }: Wanted,
  language: UiLanguage,
): Promise<(AuditedPicture & { surroundings: string })[]> {
  const { id } = siteAuditPictures
  const rows = await db
    .select({ picture: siteAuditPictures, page: { url: siteAuditPages.url, title: siteAuditPages.title } })
    .from(siteAuditPictures)
    .innerJoin(
      siteAuditPages,
      and(
        eq(siteAuditPages.auditId, siteAuditPictures.auditId),
        eq(siteAuditPages.position, sql`${siteAuditPictures.pages}[1]`),
      ),
    )
    .where(and(eq(siteAuditPictures.auditId, auditId), gt(id, after), isWanted(filter)))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ picture, page }) => ({
    id: picture.id,
    form: picture.form,
    url: picture.url,
    alt: picture.alt,
    label: picture.label,
    role: picture.role,
    linkTarget: picture.linkTarget,
    caption: picture.caption,
    heading: picture.heading,
    surroundings: picture.surroundings,
    language: picture.language,
    selector: picture.selector,
    page,
    pageCount: picture.pages.length,
    // Heaviest first, as the table has them.
    faults: pictureRuleNames
      .filter((rule) => picture.faults.includes(rule))
      .map((rule) => ({ rule, message: pictureRules[rule][language] })),
  }))
}

function isWanted({ fault, page }: PictureFilter): SQL | undefined {
  const { faults, pages } = siteAuditPictures
  return and(
    fault === 'any' ? sql`cardinality(${faults}) > 0` : undefined,
    fault && fault !== 'any' ? sql`${fault} = any(${faults})` : undefined,
    page ? sql`${page}::int = any(${pages})` : undefined,
  )
}
