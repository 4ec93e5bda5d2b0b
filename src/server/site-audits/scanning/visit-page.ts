import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { decodePage } from '#checks/pages/decode-page.ts'
import { type PageNote, pageNotes } from '#contract/words/site-audit-words.ts'
import type { createCookieJar } from '#server/describing/pictures/cookie-jar.ts'
import { explainFetchError } from '#server/describing/pictures/explain-fetch-error.ts'
import type { PageReader } from './create-page-reader.ts'
import type { JudgedPage } from './judge-page.ts'
import { isInSite, type Site } from './page-address.ts'
import { everythingForbidden, noRules, type Robots, readRobots } from './read-robots.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'
import { type Answer, type RequestOptions, readUpTo, requestOnce } from './request-once.ts'

/** What an address of the frontier answered. */
export type Fetched =
  | Extract<Answer, { kind: 'body' }>
  | { kind: 'skipped' | 'failed'; note: PageNote }
  /** The server asked to come back later. */
  | { kind: 'later'; afterMs: number; note: PageNote }

/** What came of a visit to it. */
export type Visit =
  | { kind: 'page'; url: string; page: JudgedPage; bytes: Buffer; notes: PageNote[] }
  | { kind: 'sitemap'; sitemap: Sitemap }
  | Exclude<Fetched, { kind: 'body' }>

export interface Visitor {
  request: Omit<RequestOptions, 'signal' | 'jar' | 'maxBytes'>
  reader: PageReader
  maxPageBytes: number
  maxPictures: number
  /** For an address with its redirects and their robots.txt. */
  withinMs: number
  pace: {
    /** Waits until the next request can go to this host. */
    wait(host: string, delayMs: number | null, signal: AbortSignal): Promise<void>
    /** Whether it would wait. */
    mustWait(host: string): boolean
  }
  jar: ReturnType<typeof createCookieJar>
  /** By origin; what is known of robots.txt. */
  robots: Map<string, Robots>
}

const maxRedirects = 5
/** Of a sitemap, unpacked: what its protocol allows is 50 MB, which would take a minute. */
const maxSitemapBytes = 10_000_000

/** Fetches what is at an address. `site` null: redirects to anywhere are followed. Throws only the signal's reason. */
export async function fetchPage(
  visitor: Visitor,
  page: { url: string; kind: 'page' | 'sitemap' },
  site: Site | null,
  signal: AbortSignal,
): Promise<Fetched> {
  // Each of a dozen requests can be slow, and the audit must be saved before another worker takes it for abandoned.
  const within = AbortSignal.any([signal, AbortSignal.timeout(visitor.withinMs)])
  try {
    return await followRedirects(visitor, page, site, within)
  } catch (error) {
    signal.throwIfAborted()
    if (!within.aborted) throw error
    return { kind: 'failed', note: 'too_slow' }
  }
}

async function followRedirects(
  visitor: Visitor,
  { url, kind }: { url: string; kind: 'page' | 'sitemap' },
  site: Site | null,
  signal: AbortSignal,
): Promise<Fetched> {
  let at = new URL(url)
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    if (site && !isInSite(site, at)) return { kind: 'skipped', note: 'elsewhere' }
    const robots = await findRobots(visitor, at, signal)
    if ('note' in robots) return { kind: 'failed', note: robots.note }
    if (!robots.mayFetch(at.href)) return { kind: 'skipped', note: robots.refusal }
    await visitor.pace.wait(at.host, robots.delayMs, signal)
    const maxBytes = kind === 'sitemap' ? maxSitemapBytes : visitor.maxPageBytes
    const answer = await ask(visitor, at, maxBytes, signal)
    if ('note' in answer) return { kind: 'failed', note: answer.note }
    if (answer.kind === 'busy')
      return { kind: 'later', afterMs: answer.afterMs ?? 10_000, note: 'server_error' }
    if (answer.kind === 'status') return { kind: 'failed', note: noteOfStatus(answer) }
    if (answer.kind === 'body') return answer
    if (!answer.to || !/^https?:$/.test(answer.to.protocol)) return { kind: 'failed', note: 'not_http' }
    at = answer.to
  }
  return { kind: 'failed', note: 'too_many_redirects' }
}

/** Reads what was fetched; never throws. */
export async function readFetched(
  { reader, maxPictures }: Visitor,
  fetched: Fetched,
  kind: 'page' | 'sitemap',
): Promise<Visit> {
  if (fetched.kind !== 'body') return fetched
  const { url, bytes: body, contentType, isCut } = fetched
  const bytes = await unpack(body)
  const sitemap = isXml(bytes, contentType) ? readSitemap(decodePage(bytes, contentType)) : null
  if (sitemap) return { kind: 'sitemap', sitemap }
  if (kind === 'sitemap' || !isHtml(bytes, contentType)) return { kind: 'skipped', note: 'not_html' }
  const page = await reader.read({ bytes, contentType, url: url.href, maxPictures })
  if (!page) return { kind: 'failed', note: 'too_complex' }
  const notes: PageNote[] = [
    ...(page.wall ? [page.wall] : []),
    ...(isCut ? (['cut'] as const) : []),
    ...(page.hasMorePictures ? (['more_pictures'] as const) : []),
  ]
  url.hash = ''
  return { kind: 'page', url: url.href, page, bytes, notes }
}

async function ask(
  { request, jar }: Visitor,
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Answer | { note: PageNote }> {
  try {
    return await requestOnce(url, { ...request, jar, maxBytes, signal })
  } catch (error) {
    signal.throwIfAborted()
    const { code } = explainFetchError(error)
    return { note: isNote(code) ? code : 'unreachable' }
  }
}

function isNote(code: string): code is PageNote {
  return code in pageNotes
}

type Rules = Robots | { note: PageNote }

/** The rules of a host, asked for once a scan; where the connection fails, once a page, which is not requested then (RFC 9309, 2.3.1.4). */
export async function findRobots(visitor: Visitor, { origin }: URL, signal: AbortSignal): Promise<Rules> {
  const known = visitor.robots.get(origin)
  if (known) return known
  const robots = await fetchRobots(visitor, new URL('/robots.txt', origin), signal)
  if (!('note' in robots)) visitor.robots.set(origin, robots)
  return robots
}

async function fetchRobots(visitor: Visitor, url: URL, signal: AbortSignal): Promise<Rules> {
  let at = url
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    await visitor.pace.wait(at.host, null, signal)
    const answer = await ask(visitor, at, 500_000, signal)
    if ('note' in answer) return answer
    if (answer.kind === 'busy') return everythingForbidden
    if (answer.kind === 'status') return answer.status >= 500 ? everythingForbidden : noRules
    if (answer.kind === 'body') return readRobots(url.href, answer.bytes.toString('utf8'))
    if (!answer.to || !/^https?:$/.test(answer.to.protocol)) return noRules
    at = answer.to
  }
  return noRules
}

/** Some servers send packed sitemaps as files. */
async function unpack(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return (await readUpTo(Readable.from([bytes]).pipe(createGunzip()), maxSitemapBytes)).bytes
  } catch {
    return bytes
  }
}

function isXml(bytes: Buffer, contentType: string): boolean {
  return /\bxml\b|gzip/i.test(contentType) || /^\s*<(?:\?xml|urlset|sitemapindex)/.test(beginningOf(bytes))
}

function isHtml(bytes: Buffer, contentType: string): boolean {
  if (/\bhtml\b/i.test(contentType)) return true
  const isTold = contentType !== '' && !/text\/plain|octet-stream|xml/i.test(contentType)
  return !isTold && /<(?:!doctype html|html|head|body)\b/i.test(beginningOf(bytes))
}

function beginningOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, 1_000).replace(/^ï»¿/, '')
}

function noteOfStatus({ status, isChallenge }: Extract<Answer, { kind: 'status' }>): PageNote {
  if (isChallenge) return 'challenge'
  if (status === 401) return 'login'
  if (status === 404 || status === 410) return 'not_found'
  return status >= 500 ? 'server_error' : 'forbidden'
}
