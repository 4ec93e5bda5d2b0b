import type { TableWish } from '#contract/lists/table-wish.ts'
import type { CellRules, RowTexts } from './compose-cell.ts'

/** Which column of a list to fill, and with what. */
export interface FillOrder {
  path: string
  /** The position of a column in the header, or the header of a new last column. */
  column: number | { header: string }
  /** The position of the column that names the pictures. */
  addressColumn: number
  /** Rows in ascending order, in batches. */
  rows: AsyncIterable<RowTexts[]>
  rules: CellRules
  /** How the table of the list was found when it was read. */
  table?: TableWish
}

/** The memory that the texts of all workbooks share while these are filled. */
export interface TextMemory {
  /** Reserves this many bytes in total for one of them; throws if all together exceed the limit. */
  hold(bytes: number): void
  /** Reads the texts of one workbook at a time, so that a refused one has not used much memory. */
  inTurn<T>(read: () => Promise<T>): Promise<T>
}
