import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { separatorOfTexts, shareTexts } from '#contract/lists/share-texts.ts'

/** The texts that a job has for the pictures of one row of its list, by their places in the row; a place without one is undefined. */
export interface RowTexts {
  /** From 0, as the list's reader counts rows. */
  row: number
  texts: ReadonlyArray<string | undefined>
}

/** What a row says before it is filled: as its list's reader has it. */
export interface RowCells {
  /** What stands where the texts go. */
  existing: string
  /** The cell that names the pictures. */
  address: string
}

export interface CellRules {
  /** What is filled already stays. */
  onlyEmpty: boolean
  /** What the system that imports the list parts the texts of several pictures by; null: as the list parts its pictures. */
  separator: string | null
}

/**
 * A cell with the texts of its row, each in the place of its picture; null: it stays as it is. Several are parted as the row's
 * pictures are, or by bars where these are parted by what stands in texts as well; a text that holds what parts them has it replaced.
 */
export function composeCell(row: RowTexts, cells: RowCells, rules: CellRules): string | null {
  const parts = composeParts(row, cells, rules)
  if (!parts) return null
  const separator = rules.separator ?? separatorOf(cells.address, parts.length)
  if (separator === null) return parts[0] ?? ''
  return parts.every((part) => part === '')
    ? ''
    : parts.map((part) => withoutSeparator(part, separator)).join(separator)
}

/** The same, a text for each of the row's pictures. */
export function composeParts(row: RowTexts, cells: RowCells, { onlyEmpty }: CellRules): string[] | null {
  const existing = shareExisting(cells)
  const parts = existing.map((old, place) =>
    onlyEmpty && old.trim() !== '' ? old : (row.texts[place] ?? old),
  )
  return parts.every((part, place) => part === existing[place]) ? null : parts
}

/** What stands there of each picture, as the list's reader understands it; one text for several is that of the first. */
function shareExisting({ existing, address }: RowCells): string[] {
  const addresses = addressesIn(address)
  const shared = addresses.length === 1 ? null : shareTexts(existing, address, addresses)
  return shared ?? addresses.map((_, place) => (place === 0 ? existing : ''))
}

function addressesIn(cell: string): string[] {
  return picturesInCell(cell).map(({ address }) => address)
}

/** Null: there is only one picture. */
function separatorOf(cell: string, count: number): string | null {
  if (count === 1) return null
  const separator = separatorOfTexts(cell, addressesIn(cell))
  return separator === ';' ? '; ' : (separator ?? '|')
}

function withoutSeparator(text: string, separator: string): string {
  const line = text.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  if (separator.includes('|')) return line.replace(/\s+\|\s+/g, ' – ').replaceAll('|', '/')
  return separator.includes(';') ? line.replaceAll(';', ',') : line
}
