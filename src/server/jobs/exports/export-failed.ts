import type { Readable } from 'node:stream'
import type pg from 'pg'
import { sayFault } from '#contract/say.ts'
import { isUndescribed } from '#server/jobs/is-undescribed.ts'
import type { CsvOptions } from './export-csv.ts'
import type { ExportJob } from './export-job.ts'
import { addColumns } from './name-columns.ts'
import { readPages } from './read-pages.ts'
import { readSourceCells } from './read-source-cells.ts'
import { streamCsv } from './stream-csv.ts'

type FailedRow = [position: string, source: string, fault: string | null]

/**
 * The rows of a job that is over whose images have no texts, as a CSV that can be uploaded again: the list's own columns,
 * then why. Otherwise as `exportCsv`.
 */
export function exportFailed(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  const readCells = readSourceCells(job)
  return streamCsv<FailedRow>({
    header: addColumns(job.columns, ['error']),
    pages: readPages(pool, job.id, 'source, fault', isUndescribed),
    cellsOf: ([, source, fault]) => {
      const cells = readCells(source)
      cells.push(fault ? sayFault(JSON.parse(fault), options.language) : '')
      return cells
    },
    delimiter: options.delimiter,
  })
}
