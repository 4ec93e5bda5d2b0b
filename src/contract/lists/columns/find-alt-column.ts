import { headerPath, ownName } from './column-key.ts'

const altNames = /^(?:alt|alt(?:ernativ(?:e|er)?)?text|altlabel|label|alttag)$/

/**
 * The column with the alt texts of the pictures in `urlColumn`, found by its header: the same name followed by `alt` or `label`
 * (`base_image_label`), or a key of the same object (`image.alt`). -1 if there is none.
 */
export function findAltColumn(headers: readonly string[], urlColumn: number): number {
  const url = headers[urlColumn]
  if (url === undefined) return -1
  const stem = url.replace(/[\s._:-]*(?:url|src|link|path|href|uri)$/i, '').toLowerCase()
  const beside = headers.findIndex((header, index) => {
    const name = header.toLowerCase()
    return (
      index !== urlColumn &&
      stem !== '' &&
      name.startsWith(stem) &&
      altNames.test(fold(name.slice(stem.length)))
    )
  })
  if (beside !== -1) return beside
  const isNested = (header: string) => headerPath(header).length > 1
  const nested = headers.flatMap((header, index) =>
    isNested(header) && /^alt(?:ernativ(?:e|er)?)?_?(?:text)?$/i.test(ownName(header)) ? [index] : [],
  )
  const shared = (index: number) => sharedSegments(headers[index]!, url)
  const [closest = -1] = nested.toSorted((one, other) => shared(other) - shared(one))
  return closest !== -1 && (shared(closest) > 0 || !isNested(url)) ? closest : -1
}

function sharedSegments(one: string, other: string): number {
  const [segments, others] = [headerPath(one), headerPath(other)]
  const differs = segments.findIndex((segment, index) => segment !== others[index])
  return differs === -1 ? segments.length : differs
}

function fold(text: string): string {
  return text.replace(/[^a-zäöüß]/g, '')
}
