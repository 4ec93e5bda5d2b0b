import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import type { ExportJob } from './export-job.ts'
import { nameColumns } from './name-columns.ts'
import { readPages } from './read-pages.ts'
import { readSourceCells } from './read-source-cells.ts'
import { streamCsv } from './stream-csv.ts'

export interface CsvOptions {
  delimiter: ';' | ','
  /** The reader's: the errors are written in it. */
  language: UiLanguage
}

type CsvRow = [
  position: string,
  source: string,
  filename: string,
  state: string,
  fault: string | null,
  keywords: string | null,
  interpretation: string | null,
  languageVersions: string | null,
  needsReview: string,
  decorative: string | null,
  model: string | null,
  promptVersion: string | null,
  generatedAt: string | null,
  edited: string,
  approved: string,
]

const fields = `source, filename, state, fault, array_to_string(keywords, ', '), interpretation, language_versions,
  case when state in ('succeeded', 'carried') then (risk > 0)::text else '' end,
  case when state = 'succeeded' then (purpose = 'decorative')::text else '' end,
  model, prompt_version,
  case when state = 'succeeded'
    then to_char(coalesce(regenerated_at, done_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end,
  case when state in ('succeeded', 'carried') then (edited_at is not null)::text else '' end,
  case when state in ('succeeded', 'carried') then (approved_at is not null)::text else '' end`

/**
 * All images of a job as CSV: UTF-8 with BOM, CRLF, the list's own columns first; see docs/specification.md#export.
 * Memory stays flat whatever the job's size; destroying the stream ends the reading. It ends with an error
 * if the job is deleted meanwhile.
 */
export function exportCsv(pool: pg.Pool, job: ExportJob, options: CsvOptions): Readable {
  return streamCsv({
    header: nameColumns(job.columns, job.languages),
    pages: readPages<CsvRow>(pool, job.id, fields),
    cellsOf: describeRow(job, options.language),
    delimiter: options.delimiter,
  })
}

function describeRow(job: ExportJob, language: UiLanguage): (row: CsvRow) => string[] {
  const readCells = readSourceCells(job)
  return (row) => {
    const [
      ,
      source,
      filename,
      state,
      fault,
      keywords,
      interpretation,
      texts,
      needsReview,
      decorative,
      model,
      promptVersion,
      generatedAt,
      edited,
      approved,
    ] = row
    const cells = readCells(source)
    cells.push(
      filename,
      state === 'succeeded' || state === 'carried' ? 'true' : 'false',
      fault ? sayFault(JSON.parse(fault), language) : '',
      keywords ?? '',
      interpretation ?? '',
    )
    const versions: LanguageVersions = texts ? JSON.parse(texts) : {}
    for (const code of job.languages) {
      const version = versions[code]
      cells.push(version?.altText ?? '', version?.description ?? '')
    }
    cells.push(
      needsReview,
      decorative ?? '',
      model ?? '',
      promptVersion ?? '',
      generatedAt ?? '',
      edited,
      approved,
    )
    return cells
  }
}
