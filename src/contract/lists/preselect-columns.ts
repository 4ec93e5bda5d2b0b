import { recogniseExport } from './known-exports.ts'
import { recogniseWishes } from './row-wishes.ts'

/**
 * In a known export the column that its system writes addresses into; else the first header containing url, link or media
 * in any case, else the first; -1 without headers. A column that is recognised as something else (`link_target`) is taken
 * only where no other fits.
 */
export function preselectUrlColumn(headers: string[]): number {
  const known = recogniseExport(headers)
  if (known) return known.url
  const taken = new Set(Object.values(recogniseWishes(headers)))
  const fits = (header: string) => /url|link|media/i.test(header)
  const free = headers.findIndex((header, index) => fits(header) && !taken.has(index))
  if (free !== -1) return free
  const named = headers.findIndex(fits)
  if (named !== -1) return named
  return headers.length > 0 ? 0 : -1
}

/**
 * The only column that is called context, in German or English and any case, else that of a known export; -1 where none or
 * several are.
 */
export function preselectContextColumn(headers: string[]): number {
  const named = headers.flatMap((header, index) => (/^\s*[ck]ontext\s*$/i.test(header) ? [index] : []))
  const [only = -1] = named
  if (named.length === 0) return recogniseExport(headers)?.context ?? -1
  return named.length === 1 && only !== preselectUrlColumn(headers) ? only : -1
}
