import type { TableWish } from '#contract/lists/table-wish.ts'
import type { CellRules, RowTexts } from './compose-cell.ts'

/** Which column of a list is filled with what. */
export interface FillOrder {
  path: string
  /** The position of a column in the header, or what a new last one is called. */
  column: number | { header: string }
  /** The position of the column that names the pictures. */
  addressColumn: number
  /** Rows in ascending order, some at a time. */
  rows: AsyncIterable<RowTexts[]>
  rules: CellRules
  /** How the table of the list was sought when it was read. */
  table?: TableWish
}

/** The memory that the texts of workbooks share while these are filled. */
export interface TextMemory {
  /** Takes so much in all for one of them; throws where all together have too much. */
  hold(bytes: number): void
  /** Reads the texts of one after the other's, so that what is refused has not taken much. */
  inTurn<T>(read: () => Promise<T>): Promise<T>
}
