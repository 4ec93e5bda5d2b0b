import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import type { RowWishes } from '#contract/lists/row-wishes.ts'
import type { ListKind } from './list-kinds.ts'

/** A picture of a list: of a row that names several each is one, with the whole row as its source. */
export interface ListRow {
  /**
   * JSON text of the original row, untouched: of a CSV an array of its cells in the order of the header, as many as the line
   * has, of JSON the row's own text with its key order and its numbers as written.
   */
  source: string
  /** The URL cell as it stands in the file, or this picture's part of it. */
  rawUrl: string
  /** Without hidden characters. */
  context: string
  wishes: RowWishes
  /** The line of the file, from 1, as an editor numbers it, on which the row begins; of a sheet the row's number. */
  line: number
}

export interface List {
  kind: ListKind
  headers: string[]
  /** Is there a column of alt texts? */
  hasAltColumn: boolean
  /** Null for JSON, for XLSX and for a CSV of one column. */
  delimiter: Delimiter
  encoding: Encoding
  /** Some at a time, read as fast as they are asked for, anew each time; faults further down are thrown as `UnreadableList`. */
  rows(): AsyncIterable<ListRow[]>
}

export interface ListLimits {
  maxRows: number
}
