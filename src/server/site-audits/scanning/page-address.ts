import { getDomain } from 'tldts'

/** Which addresses belong to the site that is scanned. */
export interface Site {
  /** A registrable domain (`example.org`) with all hosts below it, or one host, with its port unless that is the scheme's own. */
  host: string
  isDomain: boolean
}

const maxCharacters = 1_000
const maxSegments = 15
/** What systems add to addresses for one visit or one campaign. */
const passing =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|sid|s_?id|sess(?:ion)?_?(?:id|key|token)?|oscsid|zenid|osCsid|xtcsid|mosid|utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|_ga|ref_?src|replytocom|print)$/i
/** A value that only a machine makes, of a name that sounds like a session. */
const isToken = (name: string, value: string) =>
  /sess|token|sid$/i.test(name) && /^[\da-z_-]{16,}$/i.test(value)
const notPages =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp[34]|m4[av]|webm|og[gv]|wav|mov|avi|pdf|docx?|xlsx?|pptx?|od[tsp]|epub|zip|gz|tgz|bz2|xz|7z|rar|exe|dmg|deb|rpm|apk|iso|css|m?js|json|xml|rss|atom|txt|csv|ics|vcf|woff2?|ttf|eot)$/i

/** The site of an address: of a domain or its `www` the whole domain, of another host that host alone. */
export function siteOf(url: URL): Site {
  const domain = getDomain(url.hostname, { allowPrivateDomains: true })
  const isWhole = domain !== null && url.hostname.replace(/^www\./, '') === domain && url.port === ''
  return isWhole ? { host: domain, isDomain: true } : { host: url.host, isDomain: false }
}

export function isInSite({ host, isDomain }: Site, url: URL): boolean {
  if (!isDomain) return url.host === host
  return url.port === '' && (url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/**
 * One spelling of a page's address: without fragment, session and campaign. Null if it is no page of the site, or looks like one of
 * endlessly many: too long, too deep, or with the same part of its path again and again.
 */
export function pageAddress(written: string, site: Site): string | null {
  const url = URL.parse(written)
  if (!url || !/^https?:$/.test(url.protocol) || !isInSite(site, url)) return null
  url.hash = ''
  url.username = ''
  url.password = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/;]*/gi, '').replace(/\/{2,}/g, '/')
  for (const [name, value] of [...url.searchParams])
    if (passing.test(name) || isToken(name, value)) url.searchParams.delete(name)
  if (url.href.length > maxCharacters || notPages.test(url.pathname)) return null
  return isEndless(url) ? null : url.href
}

function isEndless({ pathname, searchParams }: URL): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const counts = new Map<string, number>()
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  return segments.length > maxSegments || Math.max(0, ...counts.values()) > 3 || searchParams.size > 10
}
