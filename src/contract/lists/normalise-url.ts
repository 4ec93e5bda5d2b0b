import { limits } from '#contract/limits.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import { decodeEntities } from './decode-entities.ts'
import { isFormula } from './formula.ts'
import { withoutHidden } from './without-hidden.ts'

export type UrlProblem = 'empty' | 'not_http' | 'needs_base' | 'too_long' | 'formula'

// `www.…` or a first segment that ends like a host in real lists: `uploads.old/x.jpg` stays a path.
const hostWithoutScheme =
  /^(?:www\.[^/\s]+|(?:[\p{L}\d-]+\.)+(?:com|org|net|info|eu|de|at|ch|it|es|cz|hu|pl|si|uk|fr|nl|io)(?::\d+)?(?=\/))/iu
// Placeholders that exports write for the site's own address: `__GHOST_URL__/content/…`, `{{base_url}}/media/…`.
const placeholder = /^(?:__\w{1,40}__|\{\{\s*\w{1,40}\s*\}\}|%\w{1,40}%|\$\{\w{1,40}\})(?=[/\\])/
// Drupal's scheme for its folder of public files.
const publicFile = /^public:\/\//i
const schemeOf = /^([a-z][a-z\d+.-]*):/i

/**
 * The http(s) address that a list's cell refers to, encoded for a request; existing percent-encoding stays. A path without a host
 * is resolved below `baseUrl`, which counts as a folder, with or without a leading slash, unless the path names that folder itself.
 * Resolves entities and removes invisible characters.
 */
export function normaliseUrl(raw: string, baseUrl?: string): { url: string } | { problem: UrlProblem } {
  // Long texts are not parsed: a cell can contain a picture's own bytes.
  if (raw.length > limits.addressCharacters && raw.trim().length > limits.addressCharacters)
    return { problem: 'too_long' }
  const text = isPlain(raw) ? raw : withoutHidden(decodeEntities(raw)).trim()
  if (text === '') return { problem: 'empty' }
  if (/^\/\/[^/\\]/.test(text)) return absolute(`https:${text}`)
  if (hostWithoutScheme.test(text)) return absolute(`https://${text}`)
  if (text.startsWith('\\\\')) return { problem: 'not_http' }
  if (schemeOf.test(text) && !publicFile.test(text)) return absolute(text)
  if (isFormula(text)) return { problem: 'formula' }
  if (!baseUrl) return { problem: 'needs_base' }
  return below(text, baseUrl)
}

/** Whether it contains neither entities nor invisible characters. */
function isPlain(raw: string): boolean {
  return /^[!-%'-~]+$/.test(raw)
}

function absolute(text: string): { url: string } | { problem: UrlProblem } {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return { problem: 'not_http' }
  return answer(URL.parse(encodeStrayPercents(text)))
}

function below(path: string, baseUrl: string): { url: string } | { problem: UrlProblem } {
  const base = normaliseUrl(baseUrl)
  if (!('url' in base)) return { problem: 'needs_base' }
  // File names contain `#`, `?` and `%`.
  if (readSetAddress(base.url))
    return answer(URL.parse(path.split(/[\\/]/).map(encodeURIComponent).join('/'), base.url))
  const folder = new URL(base.url)
  folder.search = ''
  folder.hash = ''
  if (!folder.pathname.endsWith('/')) folder.pathname += '/'
  const inFolder = path.startsWith(folder.pathname)
    ? path
    : path
        .replace(publicFile, '')
        .replace(placeholder, '')
        .replace(/^[/\\]+/, '')
  return answer(URL.parse(encodeStrayPercents(inFolder), folder.href))
}

// Encoding can make an address several times as long.
function answer(url: URL | null): { url: string } | { problem: UrlProblem } {
  if (!url) return { problem: 'not_http' }
  return url.href.length > limits.addressCharacters ? { problem: 'too_long' } : { url: url.href }
}

// `100%.jpg` is a file name, `100%25.jpg` its address.
function encodeStrayPercents(text: string): string {
  return text.replace(/%(?![\da-f]{2})/gi, '%25')
}
