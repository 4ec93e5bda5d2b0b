import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import type { CellSource, ExportColumn, TextColumns } from './export-columns.ts'
import type { ExportJob } from './export-job.ts'
import { nameColumns } from './name-columns.ts'
import { readPages } from './read-pages.ts'
import { sourceForms } from './source-forms.ts'
import { streamCsv } from './stream-csv.ts'

export interface CsvOptions {
  delimiter: ';' | ','
  /** The reader's: the errors are written in it. */
  language: UiLanguage
}

type Row = [position: string, source: string, ...values: (string | null)[]]

/**
 * The images of a job as CSV: the list's own columns, then `columns`; of all images, or of those that the condition `only` (SQL)
 * holds for. As `streamCsv`; it ends with an error if the job is deleted meanwhile.
 */
export function streamColumns(
  pool: pg.Pool,
  job: ExportJob,
  columns: readonly ExportColumn[],
  { delimiter, language }: CsvOptions,
  only?: string,
): Readable {
  const cells = columns.flatMap((column) => ('value' in column ? [column] : textsOf(column, job.languages)))
  const fields = ['source', ...cells.map(({ value }) => value)].join(', ')
  return streamCsv({
    header: nameColumns(job.columns, columns, job.languages),
    pages: readPages<Row>(pool, job.id, { fields, only, languages: job.languages }),
    cellsOf: writeCells(job, cells, language),
    delimiter,
  })
}

/** Read apart by PostgreSQL, which has time while a page is written: the texts are most of what an image has. */
function textsOf({ forEachLanguage }: TextColumns, languages: readonly string[]): CellSource[] {
  return languages.flatMap((_, index) =>
    forEachLanguage.map(({ text }) => ({
      value: `language_versions -> codes[${index + 1}] ->> '${text}'`,
    })),
  )
}

function writeCells(job: ExportJob, added: readonly CellSource[], language: UiLanguage) {
  const readCells = sourceForms[job.listKind].readCells(job.columns)
  return (row: Row): string[] => {
    const cells = readCells(row[1])
    for (let index = 0; index < added.length; index += 1) {
      const value = row[index + 2] ?? ''
      const { write } = added[index]!
      cells.push(value && write ? write(value, language) : value)
    }
    return cells
  }
}
