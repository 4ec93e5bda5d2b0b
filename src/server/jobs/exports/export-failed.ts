import type { Readable } from 'node:stream'
import type pg from 'pg'
import { isUndescribed } from '#server/jobs/is-undescribed.ts'
import { errorColumn } from './export-columns.ts'
import type { ExportJob } from './export-job.ts'
import { type CsvOptions, streamColumns } from './stream-columns.ts'

/**
 * The rows of a job that is over whose images have no texts, as a CSV that can be uploaded again: the list's own columns,
 * then why. A row that named several pictures names the one alone, so that no other is described and paid again. Otherwise as
 * `exportCsv`.
 */
export function exportFailed(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  return streamColumns(pool, job, [errorColumn], options, { only: isUndescribed, isNarrowed: true })
}
