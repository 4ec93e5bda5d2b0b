import type { Readable } from 'node:stream'
import type pg from 'pg'
import { exportColumns } from './export-columns.ts'
import type { ExportJob } from './read-pages.ts'
import { type CsvOptions, streamColumns } from './stream-columns.ts'

/**
 * All images of a job as CSV: UTF-8 with BOM, CRLF, the list's own columns first; see docs/specification/results.md#export. Memory use stays flat
 * for any job size; destroying the stream ends the reading. Ends with an error if the job is deleted during the export.
 */
export function exportCsv(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  return streamColumns(pool, job, exportColumns, options)
}
