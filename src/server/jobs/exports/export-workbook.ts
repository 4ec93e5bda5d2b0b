import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import { writeWorkbook } from '#server/platform/spreadsheets/write-workbook.ts'
import { exportColumns } from './export-columns.ts'
import type { ExportJob } from './read-pages.ts'
import { readTable } from './read-table.ts'

const sheetNames = { de: 'Ergebnisse', en: 'Results' } as const

/**
 * All images of a job as an XLSX, with the columns and texts of `exportCsv`; see docs/specification/results.md#export. Cells are text cells, so
 * none needs an apostrophe. Otherwise like `exportCsv`.
 */
export function exportWorkbook(
  pool: pg.Pool,
  job: ExportJob,
  { language }: { language: UiLanguage },
): Readable {
  const sheetName = sheetNames[language]
  return writeWorkbook({ sheetName, ...readTable(pool, job, exportColumns, language) })
}
