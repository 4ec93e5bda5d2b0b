import { endsLikePicture } from './ends-like-picture.ts'
import { picturesInCell } from './pictures-in-cell.ts'
import { withoutHidden } from './without-hidden.ts'

/** The beginning of a wrapped address, or a picture's file name: a header that gives an example begins with a name. */
const wrapping = /^(?:[<"'[({!=]|url\(|[^()]*\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg) \()/i

/** Whether a cell contains an address or the path of a picture. */
export function isAddressCell(cell: string): boolean {
  const text = withoutHidden(cell).trim()
  if (/^(?:https?:)?\/\/\S/i.test(text) || (endsLikePicture(text) && !/\s/.test(text))) return true
  return (
    text.includes('//') &&
    wrapping.test(text) &&
    picturesInCell(text).some(({ address }) => /^(?:https?:)?\/\//i.test(address))
  )
}

/** Whether a row can be a header: few columns have no name, and no name is just a number or an address. */
export function areNames(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '')
  return (
    named.length > 0 &&
    named.length * 2 > cells.length &&
    !named.some((cell) => /^[\s\d.,]+$/.test(cell) || isAddressCell(cell))
  )
}

/**
 * Whether a second row of names belongs to the header above: each named column has a name in it, too, and the column with addresses
 * further down is named after them.
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
