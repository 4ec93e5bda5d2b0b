import { setTimeout } from 'node:timers/promises'
import { resolveUrl } from '#checks/pages/find-address.ts'
import type { AuditEnd } from '#contract/entities/site-audit.ts'
import { createCookieJar } from '#server/describing/pictures/cookie-jar.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { NewPage } from './add-pages.ts'
import type { ClaimedAudit } from './claim-audits.ts'
import type { PageReader } from './create-page-reader.ts'
import { fileOf } from './find-duplicates.ts'
import { finishAudit } from './finish-audit.ts'
import type { JudgedPage, JudgedPicture } from './judge-page.ts'
import { isInSite, pageAddress, type Site, siteOf } from './page-address.ts'
import type { Sitemap } from './read-sitemap.ts'
import { saveVisits, type Visited, type VisitedPage } from './save-visits.ts'
import { type ScanState, takePages, type WaitingPage } from './take-pages.ts'
import { fetchPage, findRobots, readFetched, type Visit, type Visitor } from './visit-page.ts'

export interface ScanMeans {
  db: Database
  request: Visitor['request']
  createReader: () => PageReader
  /** Between two requests to a host, unless it wishes more. */
  paceMs: number
  maxPageBytes: number
  /** For an address with its redirects and their robots.txt. */
  visitWithinMs: number
  /** For the whole scan, also over several workers. */
  withinMs: number
}

/** Appearances of pictures on pages; each is a number in a row. */
const maxPlaces = 100_000
const maxAttempts = 3
const longestPauseMs = 30_000
const maxSitemaps = 50
/** Pictures of a page in a sitemap: what its protocol allows. */
const maxListed = 1_000
/** A crash costs twice as many at most, those that are visited and those that are saved; they are visited again. */
const pagesAtOnce = 16
const saveAfterMs = 500
/** Pictures and links that are held in memory until they are saved, before those of the last two pages; as many can be being saved. */
const itemsAtOnce = 5_000

/** Scans a claimed audit to its end, or until the signal aborts; the next worker that claims it continues after the last saved page. */
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
    withinMs: means.visitWithinMs,
    pace: createPace(means.paceMs),
    jar: createCookieJar(),
    robots: new Map(),
  }
  /** Not saved yet: that is done while the next ones are visited, unless they depend on it. */
  let visits: VisitedPage[] = []
  let pauseMs = 0
  for (;;) {
    const state = await takePages(db, audit, pagesAtOnce, visits)
    if (!state) return
    const end = endOf(state, audit, spentMs() >= means.withinMs)
    const isOver = end !== null || state.pages.length === 0
    // A sitemap alone: how many more there may be depends on what it names.
    const most = state.pages[0]?.kind === 'sitemap' ? 1 : audit.maxPages - state.pagesRead - visits.length
    // What is next depends on what these visits bring, or nothing is.
    const mustWait =
      isOver || most <= 0 || pauseMs > 0 || visits[0]?.page.kind === 'sitemap' || signal.aborted
    if (visits.length > 0 && mustWait) {
      if (!(await saveVisits(db, audit, visits, spentMs()))) return
      if (pauseMs > 0) await setTimeout(Math.min(pauseMs, longestPauseMs), undefined, { signal })
      visits = []
      pauseMs = 0
      continue
    }
    signal.throwIfAborted()
    if (isOver) return await finishAudit(db, audit, end ?? 'done')
    const saving = visits.length === 0 || saveVisits(db, audit, visits, spentMs())
    const visiting = visitPages({ audit, state, visitor }, most, signal)
    // Neither outlives the scan.
    await Promise.allSettled([saving, visiting])
    if (!(await saving)) return
    ;({ visits, pauseMs } = await visiting)
  }
}

/**
 * Visits the next pages, one after another, and reads each while the next one is fetched. Ends where the scan has to wait for its turn:
 * what was found is saved in that time.
 */
async function visitPages(
  { audit, state, visitor }: Pick<Step, 'audit' | 'state' | 'visitor'>,
  most: number,
  signal: AbortSignal,
): Promise<{ visits: VisitedPage[]; pauseMs: number }> {
  const begin = performance.now()
  const visits: VisitedPage[] = []
  const site = state.pages[0]?.position === 1 ? null : siteOf(new URL(state.firstUrl))
  let items = 0
  let reading: { page: WaitingPage; visit: Promise<Visit> } | null = null
  const finish = async (read: typeof reading) => {
    if (!read) return
    const { page, visit } = read
    const visited = await interpret(await visit, { audit, state, page, site, visitor }, signal)
    visits.push({ page, visited })
    items += (visited.pictures?.length ?? 0) + (visited.found?.length ?? 0)
  }
  let pauseMs = 0
  for (const page of state.pages.slice(0, most)) {
    const isFirst = page === state.pages[0]
    const mustSave = performance.now() - begin > saveAfterMs || items > itemsAtOnce
    if (!isFirst && (mustSave || visitor.pace.mustWait(new URL(page.url).host))) break
    const fetched = await fetchPage(visitor, page, site, signal)
    const last: typeof reading = reading
    await last?.visit
    // At once: the reader need not wait for what this process does with the last one.
    reading = { page, visit: readFetched(visitor, fetched, page.kind) }
    await finish(last)
    if (fetched.kind === 'later') {
      pauseMs = fetched.afterMs
      break
    }
  }
  await finish(reading)
  return { visits, pauseMs }
}

function endOf(state: ScanState, { maxPages, maxPictures }: ClaimedAudit, isLate: boolean): AuditEnd | null {
  if (state.stopRequested) return 'stopped'
  if (state.pages.length === 0) return null
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
      found: [...listedPages(pages, site), ...sitemapsOf(sitemaps, site).slice(0, room)],
    }
  }
  if (visit.kind !== 'page') return { status: visit.kind, notes: [visit.note] }
  const { title, language, links } = visit.page
  const pictures = [...visit.page.pictures, ...listedOnly(page.pictures, visit.page)]
  const url = new URL(visit.url)
  const site = step.site ?? siteOf(url)
  const isFirst = page.position === 1 && audit.depth === 'site'
  const robots = isFirst ? await findRobots(step.visitor, url, signal) : null
  const sitemaps = robots && 'sitemaps' in robots ? robots.sitemaps : []
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

/** The pages of a sitemap, with the addresses of pictures that it names for them. */
function listedPages(pages: Sitemap['pages'], site: Site): Omit<NewPage, 'position'>[] {
  return pages.flatMap(({ url, pictures }) => {
    const listed = pictures.slice(0, maxListed).map((picture) => resolveUrl(picture, url))
    return pagesOf([url], site).map((page) => ({ ...page, pictures: listed.filter(Boolean) }))
  })
}

/** What a sitemap names for a page, and the page does not show: in no other size either. */
function listedOnly(addresses: readonly string[], { pictures, language }: JudgedPage): JudgedPicture[] {
  const shown = new Set(pictures.map(({ url }) => fileOf(url)))
  return addresses
    .filter((url) => !shown.has(fileOf(url)))
    .map((url) => ({ ...unknown, url, language, form: 'sitemap' }))
}

const unknown = {
  alt: null,
  label: '',
  role: 'informative',
  isOnlyNameOfLink: false,
  linkTarget: '',
  caption: '',
  heading: '',
  surroundings: '',
  selector: '',
  faults: [] as never[],
} as const

function sitemapsOf(addresses: readonly string[], site: Site): { kind: 'sitemap'; url: string }[] {
  return addresses
    .map((address) => URL.parse(address))
    .filter((url) => url !== null && /^https?:$/.test(url.protocol) && isInSite(site, url))
    .map((url) => ({ kind: 'sitemap', url: url!.href }))
}

/** Each host gets a request at most every `paceMs`, or as rarely as it wishes. */
function createPace(paceMs: number): Visitor['pace'] {
  const nextAt = new Map<string, number>()
  const waitMs = (host: string) => (nextAt.get(host) ?? 0) - performance.now()
  return {
    async wait(host, delayMs, signal) {
      if (waitMs(host) > 0) await setTimeout(waitMs(host), undefined, { signal })
      nextAt.set(host, performance.now() + Math.max(paceMs, delayMs ?? 0))
    },
    mustWait: (host) => waitMs(host) > 0,
  }
}
