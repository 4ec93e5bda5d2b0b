import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import type { PassedOver } from '#contract/lists/columns/find-url-column.ts'
import type { KnownExport } from '#contract/lists/columns/known-systems.ts'
import type { WishName } from '#contract/lists/columns/row-wishes.ts'
import type { ListFile } from '#contract/lists/list-files.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'

/** A column of the list: the server finds it by `key`, people read `label`. */
export interface ListColumn {
  key: string
  label: string
}

/** The key of the column for each wish. */
export type WishColumns = Partial<Record<WishName, string>>

/** The system that exported a list, recognised by its headers, and the keys of the columns chosen for it. */
export interface ExportColumns {
  system: KnownExport
  columns: Partial<Record<'url' | 'context' | WishName, string>>
}

/** What is known about a list once its beginning is read. */
export interface ListPreview {
  /** The file format; both extensions of NDJSON count as one. */
  kind: Exclude<ListFile, 'jsonl'>
  /** For an XLSX workbook, its sheets and the one that is shown. */
  workbook?: { sheets: string[]; sheet: string }
  /** The common name: UTF-8, UTF-16, Windows-1252. */
  encoding: string
  /** Null for JSON and XLSX. */
  delimiter: string | null
  columns: ListColumn[]
  /** The first data rows, padded to the width of the header: enough for the table and the picture wall. */
  rows: string[][]
  /** Decisions about its table that differ from the plain rule. */
  notices: ListNotice[]
  preselectedUrlColumn: string | null
  /** The column that the headers suggest, if the rows point to another one. */
  passedOver: { key: string; label: string; why: PassedOver } | null
  preselectedContextColumn: string | null
  /** Columns whose headers show that they contain more about each picture. */
  recognisedWishes: WishColumns
  /** Null if the list is not a known export. */
  knownExport: ExportColumns | null
}

/** Everything that the count of a list depends on: column keys, and the base address for paths. Empty: none. */
export interface CountChoice {
  urlColumn: string
  contextColumn: string
  wishColumns: WishColumns
  baseUrl: string
  /** Of uploaded files: the languages of the job, in which their own alt texts can be. */
  languages: string[]
}

/** What is known about a list once its rows have been counted for the chosen columns. */
export interface ListCount {
  /** All rows, including those without a URL. */
  rows: number
  /** The pictures that the rows name: the images of a job. */
  images: number
  /** Rows without an address, and rows that name several pictures. */
  empty: number
  several: number
  /** Images whose URL is a path without a host. */
  withoutHost: number
  /** Images whose URL is not http(s); they fail and cost nothing. */
  notHttp: number
  /** Images that already have an alt text, in the list or in their own file. */
  withAlt: number
  /** Of these, the ones whose alt text breaks a rule. */
  weakAlt: number
  /** A few of these, each once. */
  weakTexts: string[]
  /** The different paths that mean uploaded pictures; empty without such, or until the count is final. */
  setPaths: string[]
  /** One byte per image in list order, bits of `imageKinds`; empty until the count is final. */
  kinds: Uint8Array
  choice: CountChoice
  isFinal: boolean
}

/** An open list: its beginning has been read, and its rows can be counted for any column. */
export interface OpenList {
  preview: ListPreview
  /** Reports progress; the last report has `isFinal`. Throws `UnreadableList` for an error further down. */
  count(choice: CountChoice, report: (count: ListCount) => void, set: FilesOfSet | null): Promise<void>
}
