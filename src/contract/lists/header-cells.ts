import { endsLikePicture } from './ends-like-picture.ts'
import { picturesInCell } from './pictures-in-cell.ts'
import { withoutHidden } from './without-hidden.ts'

/** What an address is wrapped in, or a picture's file name before it: a header that gives an example begins with a name. */
const wrapping = /^(?:[<"'[({!=]|url\(|[^()]*\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg) \()/i

/** Does a cell hold an address, or the path of a picture? */
export function isAddressCell(cell: string): boolean {
  const text = withoutHidden(cell).trim()
  if (/^(?:https?:)?\/\/\S/i.test(text) || (endsLikePicture(text) && !/\s/.test(text))) return true
  return (
    text.includes('//') &&
    wrapping.test(text) &&
    picturesInCell(text).some(({ address }) => /^(?:https?:)?\/\//i.test(address))
  )
}

/** Can a row be a header? Columns without a name are few, and none is called by a number alone or by an address. */
export function areNames(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '')
  return (
    named.length > 0 &&
    named.length * 2 > cells.length &&
    !named.some((cell) => /^[\s\d.,]+$/.test(cell) || isAddressCell(cell))
  )
}

/**
 * Does a second row of names belong to the header above it? Each column that has a name has one there too, and the column in which addresses
 * stand further down is called after them.
 */
export function isSecondHeader(
  above: readonly string[],
  cells: readonly string[],
  addressColumn: number,
): boolean {
  const isNamed = (cell: string | undefined) => (cell ?? '').trim() !== ''
  return (
    above.length > 1 &&
    areNames(above) &&
    areNames(cells) &&
    above.every((cell, index) => !isNamed(cell) || isNamed(cells[index])) &&
    cells.every((cell, index) => !isNamed(cell) || isNamed(above[index])) &&
    /url|src|link|image|bild|photo|foto|picture|img/i.test(cells[addressColumn] ?? '')
  )
}

export function joinHeaders(above: readonly string[], cells: readonly string[]): string[] {
  return Array.from({ length: Math.max(above.length, cells.length) }, (_, index) => {
    const names = [above[index] ?? '', cells[index] ?? ''].map((name) => name.trim())
    return [...new Set(names)].join(' ').trim()
  })
}
