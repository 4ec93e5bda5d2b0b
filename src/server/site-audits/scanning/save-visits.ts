import { and, eq, sql } from 'drizzle-orm'
import type { PageNote } from '#contract/words/site-audit-words.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { siteAudits } from '#server/site-audits/site-audits.tables.ts'
import { addPages, type NewPage, sha256 } from './add-pages.ts'
import { addPictures, findPictures, keepable, type PictureRow, rowsOf } from './add-pictures.ts'
import type { ClaimedAudit } from './claim-audits.ts'
import type { JudgedPicture } from './judge-page.ts'
import type { WaitingPage } from './take-pages.ts'

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
  found?: Omit<NewPage, 'position'>[]
  /** The host whose turn it is, if the first page redirected to another one. */
  host?: string
}

export interface VisitedPage {
  page: WaitingPage
  visited: Visited
}

/** Rows of the frontier for each page that may be read: some turn out to be none. */
const rowsPerPage = 3
const moreRows = 200

/**
 * Writes what came of visits, in one transaction: after a crash they are either complete or made again. Those after the one that finds
 * the last picture stay waiting. Returns false if another worker has the claim.
 */
export async function saveVisits(
  db: Database,
  audit: ClaimedAudit,
  visits: readonly VisitedPage[],
  spentMs: number,
): Promise<boolean> {
  const draft = visits.map(prepare)
  return await db.transaction(async (tx) => {
    const isClaimed = and(
      eq(siteAudits.id, audit.id),
      eq(siteAudits.lease, audit.lease),
      eq(siteAudits.status, 'running'),
    )
    const [state] = await tx.select().from(siteAudits).where(isClaimed).for('no key update')
    if (!state) return false
    const pictures = draft.flatMap(({ rows }) => rows)
    const known = {
      ...(await findAddresses(tx, audit.id, draft)),
      pictures: await findPictures(tx, audit.id, pictures),
    }
    const settled = settle(draft, state, known)
    await updatePages(tx, audit.id, settled.pages)
    await addPictures(tx, audit.id, settled.pictures)
    await addPages(tx, audit.id, settled.found)
    const host = visits.find(({ visited }) => visited.host)?.visited.host
    await tx
      .update(siteAudits)
      .set({ ...settled.counts, spentMs, ...(host && { host }) })
      .where(isClaimed)
    return true
  })
}

interface Draft extends VisitedPage {
  rows: PictureRow[]
  /** If a redirect led to another address. */
  movedTo: string | null
  contentHash: string | null
}

function prepare({ page, visited }: VisitedPage): Draft {
  const { url, content, pictures = [] } = visited
  return {
    page,
    visited,
    rows: rowsOf(pictures),
    movedTo: url !== undefined && url !== page.url ? url : null,
    contentHash: content ? sha256(content) : null,
  }
}

interface Known {
  addresses: Set<string>
  contents: Set<string>
  pictures: Set<string>
}

/** Which addresses and contents of these visits the audit has already. */
async function findAddresses(
  tx: Transaction,
  auditId: number,
  draft: readonly Draft[],
): Promise<Pick<Known, 'addresses' | 'contents'>> {
  const addresses = new Set(
    draft.flatMap(({ movedTo, visited }) =>
      [movedTo ?? [], (visited.found ?? []).map(({ url }) => url)].flat(),
    ),
  )
  const contents = draft.flatMap(({ contentHash }) => contentHash ?? [])
  const asked = (hashes: string[]) =>
    sql`(select decode(json_array_elements_text(${JSON.stringify(hashes)}::json), 'hex'))`
  const rows = await readRows(
    tx,
    { url: column.text, content: column.asStored<string | null>() },
    sql`
    select url, encode(content_hash, 'hex') as content from site_audit_pages
    where audit_id = ${auditId} and (url_hash in ${asked([...addresses].map(sha256))} or content_hash in ${asked(contents)})`,
  )
  return {
    addresses: new Set(rows.map(({ url }) => url)),
    contents: new Set(rows.flatMap(({ content }) => content ?? [])),
  }
}

type Counted = Pick<
  typeof siteAudits.$inferSelect,
  'maxPages' | 'maxPictures' | 'pagesFound' | 'picturesFound' | 'placesFound'
>

/** Decides in the order of the visits what is new, and what is a repetition. */
function settle(draft: readonly Draft[], before: Counted, known: Known) {
  const { maxPages, maxPictures, pagesFound, picturesFound, placesFound } = before
  const counts = { pagesFound, picturesFound, placesFound }
  const pages: ReturnType<typeof pageRow>[] = []
  const found: NewPage[] = []
  const pictures = new Map<string, PictureRow & { pages: number[] }>()
  for (const one of draft) {
    if (counts.picturesFound >= maxPictures) break
    const { movedTo, contentHash, page } = one
    // A redirect led to an address that is known already, or the content is that of another page, under another address.
    if ((movedTo && known.addresses.has(movedTo)) || (contentHash && known.contents.has(contentHash))) {
      pages.push(pageRow({ ...one, visited: { status: 'skipped', notes: ['same_page'] } }, 0))
      continue
    }
    if (movedTo) known.addresses.add(movedTo)
    if (contentHash) known.contents.add(contentHash)
    let places = 0
    for (const row of one.rows) {
      const isKnown = known.pictures.has(row.row_hash)
      if (!isKnown && counts.picturesFound >= maxPictures) continue
      if (!isKnown) counts.picturesFound += 1
      known.pictures.add(row.row_hash)
      places += 1
      const same = pictures.get(row.row_hash)
      if (same) same.pages.push(page.position)
      else pictures.set(row.row_hash, { ...row, pages: [page.position] })
    }
    counts.placesFound += places
    pages.push(pageRow(one, places))
    for (const address of one.visited.found ?? []) {
      if (known.addresses.has(address.url) || counts.pagesFound >= rowsPerPage * maxPages + moreRows) continue
      known.addresses.add(address.url)
      counts.pagesFound += 1
      found.push({ ...address, position: counts.pagesFound })
    }
  }
  return { pages, found, pictures: [...pictures.values()], counts }
}

function pageRow({ page, visited, movedTo, contentHash }: Draft, pictures: number) {
  const { status, notes = [], kind, url, content, title = '', language = '' } = visited
  return {
    position: page.position,
    status,
    notes,
    kind: kind ?? null,
    url: url ?? null,
    url_hash: url && movedTo ? sha256(movedTo) : null,
    content_hash: content ? contentHash : null,
    title: keepable(title),
    language: keepable(language).slice(0, 40),
    pictures,
  }
}

async function updatePages(
  tx: Transaction,
  auditId: number,
  rows: ReturnType<typeof pageRow>[],
): Promise<void> {
  await tx.execute(sql`
    update site_audit_pages page set status = one.status, notes = one.notes, attempts = page.attempts + 1,
      kind = coalesce(one.kind, page.kind), url = coalesce(one.url, page.url),
      url_hash = coalesce(decode(one.url_hash, 'hex'), page.url_hash),
      content_hash = coalesce(decode(one.content_hash, 'hex'), page.content_hash),
      title = one.title, language = one.language, pictures = one.pictures
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (position int, status text, notes text[], kind text, url text,
      url_hash text, content_hash text, title text, language text, pictures int)
    where page.audit_id = ${auditId} and page.position = one.position`)
}
