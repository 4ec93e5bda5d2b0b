import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { ExportColumn, ImageColumn } from './export-columns.ts'
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

type Row = [position: string, source: string, texts: string | null, ...values: (string | null)[]]

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
  const values = columns.filter(isOfImage).map(({ value }) => value)
  const fields = ['source', 'language_versions', ...values].join(', ')
  return streamCsv({
    header: nameColumns(job.columns, columns, job.languages),
    pages: readPages<Row>(pool, job.id, fields, only),
    cellsOf: writeCells(job, columns, language),
    delimiter,
  })
}

function writeCells(job: ExportJob, columns: readonly ExportColumn[], language: UiLanguage) {
  const readCells = sourceForms[job.listKind].readCells(job.columns)
  return ([, source, texts, ...values]: Row): string[] => {
    const cells = readCells(source)
    const versions: LanguageVersions = texts ? JSON.parse(texts) : {}
    let next = 0
    for (const column of columns) {
      if (isOfImage(column)) {
        const value = values[next] ?? ''
        cells.push(value && column.write ? column.write(value, language) : value)
        next += 1
        continue
      }
      for (const code of job.languages) {
        const version = versions[code]
        for (const { write } of column.forEachLanguage) cells.push(version ? write(version) : '')
      }
    }
    return cells
  }
}

function isOfImage(column: ExportColumn): column is ImageColumn {
  return 'value' in column
}
