import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { separatorOfTexts, shareTexts } from '#contract/lists/share-texts.ts'

/** A job's texts for the pictures of one row, by their positions in the row; undefined where there is none. */
export interface RowTexts {
  /** From 0, as the list's reader counts rows. */
  row: number
  texts: ReadonlyArray<string | undefined>
}

/** The cells of a row before it is filled, as the list's reader returns them. */
export interface RowCells {
  /** The content of the column for the texts. */
  existing: string
  /** The cell that names the pictures. */
  address: string
}

export interface CellRules {
  /** Keep cells that are already filled. */
  onlyEmpty: boolean
  /** What the importing system separates the texts of several pictures by; null: as the list separates its pictures. */
  separator: string | null
}

/**
 * A cell with the texts of its row, each at the position of its picture; null: it stays as it is. Several texts are separated like
 * the row's pictures, or by bars if that separator also occurs in texts; separators within a text are replaced.
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

/** The same, as one text per picture of the row. */
export function composeParts(row: RowTexts, cells: RowCells, { onlyEmpty }: CellRules): string[] | null {
  const existing = shareExisting(cells)
  const parts = existing.map((old, place) =>
    onlyEmpty && old.trim() !== '' ? old : (row.texts[place] ?? old),
  )
  return parts.every((part, place) => part === existing[place]) ? null : parts
}

/** The existing text of each picture, as the list's reader understands it; a single text for several belongs to the first. */
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
