import { headerPath, ownName } from './column-key.ts'
import { recogniseExport } from './known-exports.ts'
import { recogniseWishes } from './row-wishes.ts'

/**
 * In a known export, the column that its system writes addresses into; else the first header that contains url, link or media in
 * any case, else the first column; -1 without headers. A column recognised as something else (`link_target`) is taken only if no
 * other fits. Columns of thumbnails and columns nested deeper come after the others.
 */
export function preselectUrlColumn(headers: string[]): number {
  const known = recogniseExport(headers)
  if (known) return known.url
  const taken = new Set(Object.values(recogniseWishes(headers)))
  const named = headers.flatMap((header, index) => (/url|link|media/i.test(ownName(header)) ? [index] : []))
  const [free] = byRank(
    headers,
    named.filter((index) => !taken.has(index)),
  )
  return free ?? named[0] ?? (headers.length > 0 ? 0 : -1)
}

/**
 * The only column called context, in German or English and any case, else that of a known export;
 * -1 if there is none or more than one.
 */
export function preselectContextColumn(headers: string[]): number {
  const named = headers.flatMap((header, index) => (/^\s*[ck]ontext\s*$/i.test(header) ? [index] : []))
  const [only = -1] = named
  if (named.length === 0) return recogniseExport(headers)?.context ?? -1
  return named.length === 1 && only !== preselectUrlColumn(headers) ? only : -1
}

/** Sorts columns of whole pictures before those of thumbnails, and outer columns before those nested in objects. */
export function byRank(headers: readonly string[], columns: readonly number[]): number[] {
  return columns.toSorted((one, other) => rankOf(headers[one]) - rankOf(headers[other]))
}

export function rankOf(header = ''): number {
  const isSmall = /thumb|preview|vorschau|small|icon|avatar/i.test(header)
  return (isSmall ? 100 : 0) + headerPath(header).length
}
