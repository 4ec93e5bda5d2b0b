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
}
