import type { Readable } from 'node:stream'
import type pg from 'pg'
import { exportColumns } from './export-columns.ts'
import type { ExportJob } from './export-job.ts'
import { type CsvOptions, streamColumns } from './stream-columns.ts'

/**
 * All images of a job as CSV: UTF-8 with BOM, CRLF, the list's own columns first; see docs/specification.md#export.
 * Memory stays flat whatever the job's size; destroying the stream ends the reading. It ends with an error
 * if the job is deleted meanwhile.
 */
export function exportCsv(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  return streamColumns(pool, job, exportColumns, options)
}
