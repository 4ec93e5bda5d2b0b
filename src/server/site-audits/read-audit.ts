import { eq, type SQL, sql } from 'drizzle-orm'
import type { AuditEnd, AuditStatus, RuleCounts, SiteAudit } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { auditEndWords, type PageNote, pageNotes, walls } from '#contract/words/site-audit-words.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countPictures } from './count-pictures.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'

export type Reader = Pick<Caller, 'id' | 'isTest' | 'language'>

const columns = {
  id: column.number,
  livemode: column.boolean,
  url: column.text,
  depth: column.asStored<SiteAudit['depth']>(),
  maxPages: column.number,
  status: column.asStored<AuditStatus>(),
  endReason: column.asStored<AuditEnd | null>(),
  createdAt: column.asStored<string>(),
  finishedAt: column.asStored<string | null>(),
  total: column.number,
  withFaults: column.number,
  decorative: column.number,
  faults: column.asStored<RuleCounts>(),
  read: column.number,
  waiting: column.number,
  failed: column.number,
  skipped: column.number,
  walled: column.number,
  firstNote: column.asStored<PageNote | null>(),
  previous: column.asStored<{
    id: number
    createdAt: string
    withFaults: number
    faults: RuleCounts
  } | null>(),
}

/** An own audit; while it runs, with what it has found so far. Refuses `not_found`. */
export async function readAudit(db: Database, reader: Reader, id: number): Promise<SiteAudit> {
  const audit = await readAuditIn(db, reader, id)
  if (audit.status !== 'running') return audit
  return { ...audit, pictures: { ...audit.pictures, ...(await countPictures(db, id)) } }
}

/** The same in a transaction, without the counts that a running audit has so far. */
export async function readAuditIn(
  tx: Database | Transaction,
  reader: Reader,
  id: number,
): Promise<SiteAudit> {
  const isIt = sql`${ownAudits(reader)} and ${eq(siteAudits.id, id)}`
  const [audit] = await readAudits(tx, isIt, reader.language, 1)
  if (!audit) throw new Refusal('not_found')
  return audit
}

/** Own audits, the newest first: those before the audit `after`. */
export async function listAudits(
  db: Database,
  reader: Reader,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<SiteAudit[]> {
  const isEarlier = after === undefined ? sql`true` : sql`${siteAudits.id} < ${after}`
  return await readAudits(db, sql`${ownAudits(reader)} and ${isEarlier}`, reader.language, limit)
}

/** Audits by a condition on their table, the newest first. */
export async function readAudits(
  db: Database | Transaction,
  condition: SQL,
  language: UiLanguage,
  limit: number,
): Promise<SiteAudit[]> {
  const rows = await readRows(
    db,
    columns,
    sql`
    select ${siteAudits.id}, not ${siteAudits.isTest} as livemode, ${siteAudits.url}, ${siteAudits.depth}, ${siteAudits.maxPages} as "maxPages", ${siteAudits.status}, ${siteAudits.endReason} as "endReason",
      ${siteAudits.createdAt} as "createdAt", ${siteAudits.finishedAt} as "finishedAt", ${siteAudits.picturesFound} as total, ${siteAudits.withFaults} as "withFaults",
      ${siteAudits.decorative}, ${siteAudits.faults}, counted.*, first.notes[1] as "firstNote", to_jsonb(previous) as previous
    from ${siteAudits}
    cross join lateral (
      select count(*) filter (where page.status = 'read' and kind = 'page')::int as read,
        count(*) filter (where page.status = 'waiting')::int as waiting,
        count(*) filter (where page.status = 'failed' and kind = 'page')::int as failed,
        count(*) filter (where page.status = 'skipped' and kind = 'page')::int as skipped,
        count(*) filter (where page.status = 'read' and notes && ${sql.param([...walls])}::text[])::int as walled
      from site_audit_pages page where page.audit_id = ${siteAudits.id}
    ) counted
    left join site_audit_pages first on first.audit_id = ${siteAudits.id} and first.position = 1
    left join lateral (
      select earlier.id, to_json(earlier.created_at)#>>'{}' as "createdAt", earlier.with_faults as "withFaults", earlier.faults
      from site_audits earlier
      where earlier.user_id = site_audits.user_id and earlier.is_test = ${siteAudits.isTest} and earlier.url = ${siteAudits.url} and earlier.depth = ${siteAudits.depth}
        and earlier.status = 'completed' and earlier.id < ${siteAudits.id}
      order by earlier.id desc limit 1
    ) previous on ${siteAudits.status} = 'completed'
    where ${condition} order by ${siteAudits.id} desc limit ${limit}`,
  )
  return rows.map((row) => shapeAudit(row, language))
}

function shapeAudit(row: RowOf<typeof columns>, language: UiLanguage): SiteAudit {
  const {
    read,
    waiting,
    failed,
    skipped,
    walled,
    total,
    withFaults,
    decorative,
    faults,
    previous,
    ...audit
  } = row
  return {
    id: audit.id,
    livemode: audit.livemode,
    url: audit.url,
    depth: audit.depth,
    maxPages: audit.maxPages,
    status: audit.status,
    end: audit.endReason && sayEnd(audit.endReason, audit.firstNote, language),
    // What was found and is not visited any more waits for nothing.
    pages: { read, waiting: audit.finishedAt ? 0 : waiting, failed, skipped, walled },
    pictures: { total, withFaults, decorative, faults },
    sincePrevious: previous && {
      id: previous.id,
      createdAt: new Date(previous.createdAt).toISOString(),
      withFaults: withFaults - previous.withFaults,
      faults: differenceOf(faults, previous.faults),
    },
    createdAt: new Date(audit.createdAt).toISOString(),
    finishedAt: audit.finishedAt && new Date(audit.finishedAt).toISOString(),
  }
}

function sayEnd(code: AuditEnd, firstNote: PageNote | null, language: UiLanguage) {
  const reason = code === 'nothing_read' && firstNote ? ` ${pageNotes[firstNote][language]}` : ''
  return { code, message: auditEndWords[code][language] + reason }
}

function differenceOf(now: RuleCounts, before: RuleCounts): RuleCounts {
  // Safe: the keys of both.
  const rules = [...new Set([...Object.keys(now), ...Object.keys(before)])] as (keyof RuleCounts)[]
  const changed = rules.map((rule) => [rule, (now[rule] ?? 0) - (before[rule] ?? 0)] as const)
  return Object.fromEntries(changed.filter(([, difference]) => difference !== 0))
}
