import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import type { PageNote } from '#contract/words/site-audit-words.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { siteAuditPages, siteAudits } from '#server/site-audits/site-audits.tables.ts'
import type { ClaimedAudit } from './claim-audits.ts'
import type { JudgedPicture } from './judge-page.ts'
import type { WaitingPage } from './take-page.ts'

/** What a visit changes. */
export interface Visited {
  status: 'read' | 'failed' | 'skipped' | 'waiting'
  notes?: PageNote[]
  /** If it turned out to be another one. */
  kind?: 'sitemap'
  /** The address that answered, after redirects. */
  url?: string
  content?: Buffer
  title?: string
  language?: string
  pictures?: JudgedPicture[]
  /** Addresses to visit. */
  found?: { kind: 'page' | 'sitemap'; url: string }[]
  /** The host whose turn it is, if the first page redirected to another one. */
  host?: string
}

/** Rows of the frontier for each page that may be read: some turn out to be none. */
const rowsPerPage = 3
const moreRows = 200

/**
 * Writes what came of a visit, in one transaction: after a crash it is either complete or visited again. Returns false if another worker
 * has the claim.
 */
export async function saveVisit(
  db: Database,
  audit: ClaimedAudit,
  page: WaitingPage,
  visited: Visited,
  spentMs: number,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const isClaimed = and(
      eq(siteAudits.id, audit.id),
      eq(siteAudits.lease, audit.lease),
      eq(siteAudits.status, 'running'),
    )
    const [state] = await tx.select().from(siteAudits).where(isClaimed).for('no key update')
    if (!state) return false
    const contentHash = visited.content ? sha256(visited.content) : null
    const isRepeated = await isSameAsOther(tx, audit.id, page, { url: visited.url, contentHash })
    const its: Visited = isRepeated ? { status: 'skipped', notes: ['same_page'] } : visited
    const rows = rowsOf((its.pictures ?? []).slice(0, Math.max(0, state.maxPictures - state.picturesFound)))
    await tx
      .update(siteAuditPages)
      .set({
        status: its.status,
        notes: its.notes ?? [],
        attempts: page.attempts + 1,
        ...(its.kind && { kind: its.kind }),
        ...(its.url && { url: its.url, urlHash: sha256(its.url) }),
        ...(its.content && { contentHash }),
        title: keepable(its.title ?? ''),
        language: keepable(its.language ?? '').slice(0, 40),
        pictures: rows.length,
      })
      .where(and(eq(siteAuditPages.auditId, audit.id), eq(siteAuditPages.position, page.position)))
    const newPictures = await addPictures(tx, audit.id, page.position, rows)
    const most = rowsPerPage * state.maxPages + moreRows
    const newPages = await addPages(tx, audit.id, state.pagesFound, most, its.found ?? [])
    await tx
      .update(siteAudits)
      .set({
        spentMs,
        pagesFound: state.pagesFound + newPages,
        picturesFound: state.picturesFound + newPictures,
        placesFound: state.placesFound + rows.length,
        ...(its.host && { host: its.host }),
      })
      .where(isClaimed)
    return true
  })
}

/** Whether a redirect led to an address that is known already, or the content is that of another page, under another address. */
async function isSameAsOther(
  tx: Transaction,
  auditId: number,
  page: WaitingPage,
  { url, contentHash }: { url: string | undefined; contentHash: Buffer | null },
): Promise<boolean> {
  const isOther = and(
    eq(siteAuditPages.auditId, auditId),
    sql`${siteAuditPages.position} <> ${page.position}`,
  )
  const known = url !== undefined && url !== page.url ? eq(siteAuditPages.urlHash, sha256(url)) : null
  if (known && (await tx.$count(siteAuditPages, and(isOther, known))) > 0) return true
  if (!contentHash) return false
  const equal = eq(siteAuditPages.contentHash, contentHash)
  return (await tx.$count(siteAuditPages, and(isOther, equal))) > 0
}

/** Adds rows to the frontier, as long as there is room, and returns how many were new. */
export async function addPages(
  tx: Transaction,
  auditId: number,
  pagesFound: number,
  most: number,
  found: readonly { kind: 'page' | 'sitemap'; url: string }[],
): Promise<number> {
  const byHash = new Map(found.map((one) => [sha256(one.url).toString('hex'), one]))
  if (byHash.size === 0 || pagesFound >= most) return 0
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex'))
  const known = await tx
    .select({ urlHash: siteAuditPages.urlHash })
    .from(siteAuditPages)
    .where(and(eq(siteAuditPages.auditId, auditId), inArray(siteAuditPages.urlHash, hashes)))
  for (const { urlHash } of known) byHash.delete(urlHash.toString('hex'))
  const rows = [...byHash.values()].slice(0, most - pagesFound).map((one, at) => ({
    ...one,
    auditId,
    position: pagesFound + at + 1,
    urlHash: sha256(one.url),
  }))
  if (rows.length > 0) await tx.insert(siteAuditPages).values(rows)
  return rows.length
}

/** A page's pictures, each once for each text and role. */
function rowsOf(pictures: readonly JudgedPicture[]) {
  const rows = new Map<string, ReturnType<typeof rowOf>>()
  for (const picture of pictures) {
    const row = rowOf(picture)
    if (!rows.has(row.row_hash)) rows.set(row.row_hash, row)
  }
  return [...rows.values()]
}

function rowOf({ form, url, alt, label, role, linkTarget, selector, faults, ...picture }: JudgedPicture) {
  // What has no address is told apart by its place.
  const identity = [form, url || selector, alt, label, role, faults]
  return {
    row_hash: sha256(JSON.stringify(identity)).toString('hex'),
    form,
    url,
    alt: alt === null ? null : keepable(alt),
    label: keepable(label),
    role,
    link_target: linkTarget.slice(0, 2_000),
    caption: keepable(picture.caption),
    heading: keepable(picture.heading),
    surroundings: keepable(picture.surroundings),
    language: keepable(picture.language).slice(0, 40),
    selector,
    faults,
  }
}

async function addPictures(
  tx: Transaction,
  auditId: number,
  position: number,
  rows: ReturnType<typeof rowsOf>,
): Promise<number> {
  if (rows.length === 0) return 0
  const written = await readRows(
    tx,
    { isNew: column.boolean },
    sql`
    insert into site_audit_pictures as known (audit_id, row_hash, form, url, alt, label, role, link_target, caption, heading,
      surroundings, language, selector, faults, pages)
    select ${auditId}, decode(row_hash, 'hex'), form, url, alt, label, role, link_target, caption, heading, surroundings,
      language, selector, array(select jsonb_array_elements_text(faults)), array[${position}::int]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (row_hash text, form text, url text, alt text, label text,
      role text, link_target text, caption text, heading text, surroundings text, language text, selector text, faults jsonb)
    on conflict (audit_id, row_hash) do update set pages = known.pages || excluded.pages
    returning xmax = 0 as "isNew"`,
  )
  return written.filter(({ isNew }) => isNew).length
}

const maxCharacters = 5_000

/** What the database can store: without NUL and halves of characters. */
function keepable(text: string): string {
  return withoutNul(text).slice(0, maxCharacters).toWellFormed()
}

export function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
