import type { Readable } from 'node:stream'
import type pg from 'pg'
import { isUndescribed } from '#server/jobs/is-undescribed.ts'
import { errorColumn } from './export-columns.ts'
import type { ExportJob } from './read-pages.ts'
import { type CsvOptions, streamColumns } from './stream-columns.ts'

/**
 * The rows of a finished job whose images have no texts, as a CSV that can be uploaded again: the list's own columns, then the error. A row
 * that named several pictures names only the failed one, so that no other is described and paid for again. Otherwise like `exportCsv`.
 */
export function exportFailed(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  return streamColumns(pool, job, [errorColumn], options, { only: isUndescribed, isNarrowed: true })
}
