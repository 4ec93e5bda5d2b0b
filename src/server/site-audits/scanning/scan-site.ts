import { setTimeout } from 'node:timers/promises'
import type { AuditEnd } from '#contract/entities/site-audit.ts'
import { createCookieJar } from '#server/describing/pictures/cookie-jar.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { ClaimedAudit } from './claim-audits.ts'
import type { PageReader } from './create-page-reader.ts'
import { finishAudit } from './finish-audit.ts'
import { isInSite, pageAddress, type Site, siteOf } from './page-address.ts'
import { saveVisit, type Visited } from './save-visit.ts'
import { type ScanState, takePage, type WaitingPage } from './take-page.ts'
import { findRobots, type Visit, type Visitor, visitPage } from './visit-page.ts'

export interface ScanMeans {
  db: Database
  request: Visitor['request']
  createReader: () => PageReader
  /** Between two requests to a host, unless it wishes more. */
  paceMs: number
  maxPageBytes: number
  /** For the whole scan, also over several workers. */
  withinMs: number
}

/** Appearances of pictures on pages; each is a number in a row. */
const maxPlaces = 100_000
const maxAttempts = 3
const longestPauseMs = 30_000
const maxSitemaps = 50

/** Scans a claimed audit to its end, or until the signal aborts; whoever claims it next continues behind the last page that was saved. */
export async function scanSite(means: ScanMeans, audit: ClaimedAudit, signal: AbortSignal): Promise<void> {
  const { db } = means
  const begin = performance.now()
  const spentMs = () => Math.round(audit.spentMs + performance.now() - begin)
  await using reader = means.createReader()
  const visitor: Visitor = {
    request: means.request,
    reader,
    maxPageBytes: means.maxPageBytes,
    maxPictures: audit.maxPictures,
    pace: createPace(means.paceMs),
    jar: createCookieJar(),
    robots: new Map(),
  }
  for (;;) {
    signal.throwIfAborted()
    const state = await takePage(db, audit)
    if (!state) return
    const end = endOf(state, audit, spentMs() >= means.withinMs)
    if (end || !state.page) return await finishAudit(db, audit, end ?? 'done')
    const { page } = state
    const site = page.position === 1 ? null : siteOf(new URL(state.firstUrl))
    const visit = await visitPage(visitor, page, site, signal)
    const visited = await interpret(visit, { audit, state, page, site, visitor }, signal)
    if (visit.kind === 'later')
      await setTimeout(Math.min(visit.afterMs, longestPauseMs), undefined, { signal })
    if (!(await saveVisit(db, audit, page, visited, spentMs()))) return
  }
}

function endOf(state: ScanState, { maxPages, maxPictures }: ClaimedAudit, isLate: boolean): AuditEnd | null {
  if (state.stopRequested) return 'stopped'
  if (!state.page) return null
  if (isLate) return 'time_limit'
  if (state.picturesFound >= maxPictures || state.placesFound >= maxPlaces) return 'picture_limit'
  return state.pagesRead >= maxPages ? 'page_limit' : null
}

interface Step {
  audit: ClaimedAudit
  state: ScanState
  page: WaitingPage
  /** Null: the first page decides. */
  site: Site | null
  visitor: Visitor
}

/** What a visit means for the scan: what is written down, and which addresses are visited next. */
async function interpret(visit: Visit, step: Step, signal: AbortSignal): Promise<Visited> {
  const { audit, page, state } = step
  if (visit.kind === 'later')
    return page.attempts + 1 < maxAttempts ? { status: 'waiting' } : { status: 'failed', notes: [visit.note] }
  if (visit.kind === 'sitemap') {
    const site = step.site ?? siteOf(new URL(page.url))
    const { pages, sitemaps } = visit.sitemap
    const room = Math.max(0, maxSitemaps - state.sitemapsFound)
    return {
      status: 'read',
      kind: 'sitemap',
      found: [...pagesOf(pages, site), ...sitemapsOf(sitemaps, site).slice(0, room)],
    }
  }
  if (visit.kind !== 'page') return { status: visit.kind, notes: [visit.note] }
  const { title, language, pictures, links } = visit.page
  const url = new URL(visit.url)
  const site = step.site ?? siteOf(url)
  const isFirst = page.position === 1 && audit.depth === 'site'
  const { sitemaps } = isFirst ? await findRobots(step.visitor, url, signal) : { sitemaps: [] }
  const usual = isFirst && sitemaps.length === 0 ? [new URL('/sitemap.xml', url).href] : []
  return {
    status: 'read',
    notes: visit.notes,
    url: pageAddress(visit.url, site) ?? visit.url,
    content: visit.bytes,
    title,
    language,
    pictures,
    found: [
      ...sitemapsOf([...sitemaps, ...usual], site),
      ...(audit.depth === 'site' ? pagesOf(links, site) : []),
    ],
    ...(page.position === 1 && { host: site.host }),
  }
}

function pagesOf(addresses: readonly string[], site: Site): { kind: 'page'; url: string }[] {
  return addresses.flatMap((address) => {
    const url = pageAddress(address, site)
    return url ? [{ kind: 'page', url }] : []
  })
}

function sitemapsOf(addresses: readonly string[], site: Site): { kind: 'sitemap'; url: string }[] {
  return addresses
    .map((address) => URL.parse(address))
    .filter((url) => url !== null && /^https?:$/.test(url.protocol) && isInSite(site, url))
    .map((url) => ({ kind: 'sitemap', url: url!.href }))
}

/** Each host gets a request at most every `paceMs`, or as rarely as it wishes. */
function createPace(paceMs: number): Visitor['pace'] {
  const nextAt = new Map<string, number>()
  return async (host, delayMs, signal) => {
    const waitMs = (nextAt.get(host) ?? 0) - performance.now()
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal })
    nextAt.set(host, performance.now() + Math.max(paceMs, delayMs ?? 0))
  }
}
