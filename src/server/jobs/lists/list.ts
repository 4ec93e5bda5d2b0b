import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import type { ListChoice } from './list-choice.ts'
import type { ListKind } from './list-kinds.ts'

export interface ListRow {
  /**
   * JSON text of the original row, untouched: of a CSV an array of its cells in the order of the header, as many as the line
   * has, of JSON the row's own text with its key order and its numbers as written.
   */
  source: string
  /** The URL cell as it stands in the file; of a `PictureRow` this picture's part of it. */
  rawUrl: string
  /** Without hidden characters. */
  context: string
  wishes: RowWishes
  /** The line of the file, from 1, as an editor numbers it, on which the row begins; of a sheet the row's number. */
  line: number
  /** Which of the list's rows it is, from 0: the header is none, nor is what its reader leaves out as blank. */
  row: number
}

/** A picture of a list: of a row that names several each is one, with the whole row as its source. */
export interface PictureRow extends ListRow {
  /** Which of the pictures that its row names, from 0. */
  place: number
}

export interface List {
  kind: ListKind
  headers: string[]
  /** Is there a column of alt texts? */
  hasAltColumn: boolean
  choice: ListChoice
  /** Null for JSON, for XLSX and for a CSV of one column. */
  delimiter: Delimiter
  encoding: Encoding
  /** What was decided when it was read, to be shown. */
  notices: ListNotice[]
  /** Some at a time, read as fast as they are asked for, anew each time; faults further down are thrown as `UnreadableList`. */
  rows(): AsyncIterable<ListRow[]>
}

/** A list, picture by picture. */
export interface PictureList extends Omit<List, 'rows'> {
  rows(): AsyncIterable<PictureRow[]>
}

export interface ListLimits {
  maxRows: number
}
