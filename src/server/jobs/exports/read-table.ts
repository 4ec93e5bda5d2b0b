import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import type { CellSource, ExportColumn, TextColumns } from './export-columns.ts'
import { nameColumns } from './name-columns.ts'
import { narrowToPicture } from './narrow-to-picture.ts'
import { type ExportJob, readPages } from './read-pages.ts'
import { sourceForms } from './source-forms.ts'

/** Which images, as an SQL condition, and whether a row that names several pictures names only its image's. */
export interface ImageRows {
  only?: string
  isNarrowed?: boolean
}

type Row = [position: string, source: string, ...values: (string | null)[]]

export interface ReadTable {
  header: string[]
  pages: AsyncIterable<Row[]>
  cellsOf: (row: Row) => string[]
}

/**
 * The images of a job as a table: the list's own columns, then `columns`; all images, or those of `rows`. Errors are in `language`. Ends
 * with an error if the job is deleted during the export.
 */
export function readTable(
  pool: pg.Pool,
  job: ExportJob,
  columns: readonly ExportColumn[],
  language: UiLanguage,
  { only, isNarrowed = false }: ImageRows = {},
): ReadTable {
  const cells = columns.flatMap((column) => ('value' in column ? [column] : textsOf(column, job.languages)))
  const fields = ['source', ...cells.map(({ value }) => value), ...(isNarrowed ? ['url'] : [])].join(', ')
  return {
    header: nameColumns(job.columns, columns, job.languages),
    pages: readPages<Row>(pool, job.id, { fields, only, languages: job.languages }),
    cellsOf: writeCells(job, cells, language, isNarrowed),
  }
}

/** PostgreSQL extracts each text, because it has time while a page is written: texts are most of an image's data. */
function textsOf({ forEachLanguage }: TextColumns, languages: readonly string[]): CellSource[] {
  return languages.flatMap((_, index) =>
    forEachLanguage.map(({ text }) => ({
      value: `language_versions -> codes[${index + 1}] ->> '${text}'`,
    })),
  )
}

function writeCells(job: ExportJob, added: readonly CellSource[], language: UiLanguage, isNarrowed: boolean) {
  const readCells = sourceForms[job.listKind].readCells(job.columns)
  return (row: Row): string[] => {
    const own = readCells(row[1])
    const cells = isNarrowed ? narrowToPicture(own, row.at(-1) ?? '') : own
    for (let index = 0; index < added.length; index += 1) {
      const value = row[index + 2] ?? ''
      const { write } = added[index]!
      cells.push(value && write ? write(value, language) : value)
    }
    return cells
  }
}
