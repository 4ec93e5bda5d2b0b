import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'

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
  const { length } = picturesInCell(cells.address)
  const existing = shareExisting(cells.existing, length)
  const parts = existing.map((old, place) =>
    onlyEmpty && old.trim() !== '' ? old : (row.texts[place] ?? old),
  )
  return parts.every((part, place) => part === existing[place]) ? null : parts
}

/** What stands there of each picture; one text for several is that of the first. */
function shareExisting(existing: string, count: number): string[] {
  if (count === 1) return [existing]
  const several = [readArray(existing), existing.split('|'), existing.split(/\r?\n/), existing.split(';')]
  const shared = several.find((parts) => parts.length === count)
  return shared?.map((part) => part.trim()) ?? [existing, ...Array<string>(count - 1).fill('')]
}

function readArray(text: string): string[] {
  if (!text.startsWith('[')) return []
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items.map((item) => (typeof item === 'string' ? item : '')) : []
  } catch {
    return []
  }
}

/** Null: there is only one picture. Commas part nothing here: texts are full of them. */
function separatorOf(address: string, count: number): string | null {
  if (count === 1) return null
  const [first, second] = picturesInCell(address)
  const end = address.indexOf(first!.address) + first!.address.length
  const between = address.slice(end, address.indexOf(second!.address, end))
  if (/[\r\n]/.test(between)) return '\n'
  return between.includes(';') ? '; ' : '|'
}

function withoutSeparator(text: string, separator: string): string {
  const line = text.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  if (separator.includes('|')) return line.replace(/\s+\|\s+/g, ' – ').replaceAll('|', '/')
  return separator.includes(';') ? line.replaceAll(';', ',') : line
}
