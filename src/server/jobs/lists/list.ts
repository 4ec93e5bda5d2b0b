import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import type { ListChoice } from './list-choice.ts'

export interface ListRow {
  /**
   * JSON text of the original row, unchanged: for a CSV an array of its cells in the order of the header, as many as the line
   * has; for JSON the row's own text with its key order and numbers as written.
   */
  source: string
  /** The URL cell as it appears in the file; for a `PictureRow`, this picture's part of it. */
  rawUrl: string
  /** Without hidden characters. */
  context: string
  wishes: RowWishes
  /** The line of the file on which the row begins, numbered from 1 as in an editor; for a sheet, the row's number. */
  line: number
  /** The index of the row, from 0; the header and blank rows that the reader skips do not count. */
  row: number
}

/** A picture of a list: a row that names several yields one for each, with the whole row as its source. */
export interface PictureRow extends ListRow {
  /** The index of the picture within its row, from 0. */
  place: number
}

/**
 * How a list's rows are kept: the cells of a line, a URL alone, or an object. `sourceForms` (#server/jobs/exports/source-forms.ts)
 * says how each is read again.
 */
export const listKinds = ['csv', 'json-urls', 'json-objects'] as const
export type ListKind = (typeof listKinds)[number]

export interface List {
  kind: ListKind
  headers: string[]
  /** Whether there is a column of alt texts. */
  hasAltColumn: boolean
  /** As in `ChosenColumns`: each row would fail. */
  lacksAddresses: boolean
  choice: ListChoice
  /** Null for JSON, XLSX, and a CSV with one column. */
  delimiter: Delimiter
  encoding: Encoding
  /** Decisions made when the list was read, to be shown to the user. */
  notices: ListNotice[]
  /** The rows in batches, read on demand; each call starts over. Throws `UnreadableList` for errors further down. */
  rows(): AsyncIterable<ListRow[]>
}

/** A list, picture by picture. */
export interface PictureList extends Omit<List, 'rows'> {
  rows(): AsyncIterable<PictureRow[]>
}

export interface ListLimits {
  maxRows: number
}
