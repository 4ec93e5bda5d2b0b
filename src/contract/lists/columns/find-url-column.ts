import { limits } from '#contract/limits.ts'
import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'
import { type ListNotice, quoted } from '#contract/lists/list-notices.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { ownName } from './column-key.ts'
import { byRank, preselectUrlColumn, rankOf } from './preselect-columns.ts'
import { recogniseWishes } from './row-wishes.ts'

/** How many filled cells of a column are examined, within the limit on rows. */
const lookedAtCells = 50
export const lookedAtRows = 1_000

/** Why the column that the headers suggest was not taken. */
export type PassedOver = 'noAddresses' | 'pages'

export interface FoundUrlColumn {
  /** -1 without headers. */
  index: number
  /** The column that the headers suggest, if another one was taken, and why. */
  insteadOf: { index: number; why: PassedOver } | null
  /** Neither this column nor another one has an address, or a path that ends like a picture, in the rows that were examined. */
  lacksAddresses?: boolean
}

/** The notices to show if the column found is not the one that the headers suggest. */
export function noticesOfColumn(
  headers: readonly string[],
  { index, insteadOf }: FoundUrlColumn,
): ListNotice[] {
  if (!insteadOf) return []
  const details = { column: quoted(headers[index] ?? ''), insteadOf: quoted(headers[insteadOf.index] ?? '') }
  const code = insteadOf.why === 'pages' ? 'column_of_pages' : 'column_without_addresses'
  return [{ code, details }]
}

interface Looks {
  filled: number
  /** Whole addresses; those of them that end like pictures; and paths that end like pictures. */
  addresses: number
  pictures: number
  picturePaths: number
}

/**
 * Searches the first rows of a list for the column with its pictures: the one that the headers suggest, unless it has no addresses
 * or only addresses of pages, while another column's addresses end like pictures or its header says that they are. `add` returns
 * whether enough rows were seen.
 */
export function createUrlColumnSearch(headers: string[]) {
  const named = preselectUrlColumn(headers)
  const columns = headers.map((): Looks => ({ filled: 0, addresses: 0, pictures: 0, picturePaths: 0 }))
  let rows = 0

  return {
    add(cellAt: (index: number) => string): boolean {
      let isEmpty = true
      for (const [index, looks] of columns.entries()) {
        const cell = cellAt(index).trim()
        if (cell === '') continue
        isEmpty = false
        if (looks.filled < lookedAtCells) lookAt(cell, looks)
      }
      if (!isEmpty) rows += 1
      return rows >= lookedAtRows || (columns[named]?.filled ?? lookedAtCells) >= lookedAtCells
    },
    result: (): FoundUrlColumn => decide(headers, named, columns),
  }
}

/** Whether a cell has an address, or a path that ends like a picture; null if it is empty. */
export function hasAddress(cell: string): boolean | null {
  const looks: Looks = { filled: 0, addresses: 0, pictures: 0, picturePaths: 0 }
  lookAt(cell.trim(), looks)
  return looks.filled === 0 ? null : looks.addresses + looks.picturePaths > 0
}

function lookAt(whole: string, looks: Looks): void {
  // If a cell has several pictures, the first one decides.
  const [{ address: cell } = { address: '' }] = picturesInCell(whole)
  if (cell === '') return
  looks.filled += 1
  if (cell.length > limits.addressCharacters) return
  const isPicture = endsLikePicture(cell)
  if ('url' in normaliseUrl(cell)) {
    looks.addresses += 1
    if (isPicture) looks.pictures += 1
  } else if (isPicture && !/\s{2}|[\r\n]/.test(cell)) looks.picturePaths += 1
}

function decide(headers: string[], named: number, columns: Looks[]): FoundUrlColumn {
  const own = columns[named]
  const stays = { index: named, insteadOf: null }
  if (!own) return stays
  const other = (most: (looks: Looks) => number) => findOther(headers, named, columns, most)
  if (own.addresses + own.picturePaths === 0) {
    const index = [pictures, addresses, picturePaths].map(other).find((found) => found !== -1) ?? -1
    if (index === -1) return own.filled > 0 ? { ...stays, lacksAddresses: true } : stays
    return { index, insteadOf: { index: named, why: 'noAddresses' } }
  }
  if (own.addresses === 0 || own.pictures > 0) return stays
  const ending = other(pictures)
  const index = ending === -1 && !saysPicture(headers[named]!) ? findCalledPicture(headers, columns) : ending
  return index === -1 ? stays : { index, insteadOf: { index: named, why: 'pages' } }
}

/** The first column of addresses, or of paths to pictures, whose header says that they are pictures. */
function findCalledPicture(headers: string[], columns: Looks[]): number {
  const called = columns.flatMap(({ filled, addresses, picturePaths }, index) =>
    (addresses + picturePaths) * 2 > filled && saysPicture(headers[index]!) ? [index] : [],
  )
  return byRank(headers, called)[0] ?? -1
}

function saysPicture(header: string): boolean {
  return (
    /image|bild|photo|foto|picture|img|thumbnail|src|media/i.test(header) &&
    (!/page|seite|link|product/i.test(header) ||
      /(?:image|bild|photo|foto|picture|img)[ _-]?(?:url|link|src|adresse)/i.test(header))
  )
}

const pictures = (looks: Looks) => looks.pictures
const addresses = (looks: Looks) => looks.addresses
const picturePaths = (looks: Looks) => looks.picturePaths

/** The first column in which most cells qualify; a column recognised as something else only if there is no other. */
function findOther(
  headers: string[],
  named: number,
  columns: Looks[],
  count: (looks: Looks) => number,
): number {
  const taken = new Set(Object.values(recogniseWishes(headers)))
  const fits = columns.flatMap((looks, index) =>
    index !== named && looks.filled > 0 && count(looks) * 2 > looks.filled ? [index] : [],
  )
  const free = byRank(
    headers,
    fits.filter((index) => !taken.has(index)),
  )
  const isFirst = (index: number) => rankOf(headers[index]) === rankOf(headers[free[0]!])
  const called = free.find((index) => isFirst(index) && /url|src/i.test(ownName(headers[index]!)))
  return called ?? free[0] ?? fits[0] ?? -1
}
