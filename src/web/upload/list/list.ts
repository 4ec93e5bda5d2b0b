import type { PassedOver } from '#contract/lists/columns/find-url-column.ts'
import type { KnownExport } from '#contract/lists/columns/known-systems.ts'
import type { WishName } from '#contract/lists/columns/row-wishes.ts'
import type { ListFile } from '#contract/lists/list-files.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'

/** One column of the list: `key` is what the server finds it by, `label` what a person reads. */
export interface ListColumn {
  key: string
  label: string
}

/** Which column, by its key, says what of each picture. */
export type WishColumns = Partial<Record<WishName, string>>

/** Whose export a list is by its headers, and which of its columns, by their keys, were chosen for that. */
export interface ExportColumns {
  system: KnownExport
  columns: Partial<Record<'url' | 'context' | WishName, string>>
}

/** What can be said of a list as soon as its beginning is read. */
export interface ListPreview {
  /** How it is written; the two endings of NDJSON are one. */
  kind: Exclude<ListFile, 'jsonl'>
  /** Of an XLSX workbook its sheets, and the one that is shown. */
  workbook?: { sheets: string[]; sheet: string }
  /** As people call it: UTF-8, UTF-16, Windows-1252. */
  encoding: string
  /** Null for JSON and XLSX. */
  delimiter: string | null
  columns: ListColumn[]
  /** The first data rows, as long as the header: enough for the table and for the wall of pictures. */
  rows: string[][]
  /** What was decided about its table otherwise than the plain rule has it. */
  notices: ListNotice[]
  preselectedUrlColumn: string | null
  /** The column that the headers name, where the rows spoke for another. */
  passedOver: { key: string; label: string; why: PassedOver } | null
  preselectedContextColumn: string | null
  /** Columns whose headers tell that they say more of each picture. */
  recognisedWishes: WishColumns
  /** Null: nobody's that is known. */
  knownExport: ExportColumns | null
}

/** All that a count of a list depends on: column keys, and the address that paths belong to. Empty: none. */
export interface CountChoice {
  urlColumn: string
  contextColumn: string
  wishColumns: WishColumns
  baseUrl: string
}

/** What is known of a list once its rows were counted for the chosen columns. */
export interface ListCount {
  /** Rows in all, those without a URL too. */
  rows: number
  /** Pictures that rows name: the images of a job. */
  images: number
  /** Rows without an address, and rows that name several pictures. */
  empty: number
  several: number
  /** Images whose URL is a path that lacks its host. */
  withoutHost: number
  /** Images whose URL is none of http(s); they fail and cost nothing. */
  notHttp: number
  /** Images that have an alt text already. */
  withAlt: number
  /** A byte for each image in the list's order, bits of `imageKinds`; empty until the count is final. */
  kinds: Uint8Array
  choice: CountChoice
  isFinal: boolean
}

/** A list that is open: its beginning is known, its rows can be counted for any column. */
export interface OpenList {
  preview: ListPreview
  /** Reports while it counts, the last report `isFinal`; throws `UnreadableList` for a fault further down. */
  count(choice: CountChoice, report: (count: ListCount) => void): Promise<void>
}
