import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import type { ExportColumn } from './export-columns.ts'
import type { ExportJob } from './read-pages.ts'
import { type ImageRows, readTable } from './read-table.ts'
import { streamCsv } from './stream-csv.ts'

export interface CsvOptions {
  delimiter: ';' | ','
  /** The language of error messages. */
  language: UiLanguage
}

/** Streams the table of `readTable` as CSV. */
export function streamColumns(
  pool: pg.Pool,
  job: ExportJob,
  columns: readonly ExportColumn[],
  { delimiter, language }: CsvOptions,
  rows?: ImageRows,
): Readable {
  return streamCsv({ ...readTable(pool, job, columns, language, rows), delimiter })
}
