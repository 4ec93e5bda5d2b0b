import { Readable } from 'node:stream'
import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import { type ExportedRow, exportedColumns, shapeExported } from '#server/jobs/reading/shape-image.ts'
import type { ExportJob } from './export-job.ts'
import { readPages } from './read-pages.ts'
import { sourceForms } from './source-forms.ts'

type JsonRow = [position: string, source: string, image: string]

// The keys are those of `ExportedRow`, so the object that PostgreSQL builds is one.
const members = Object.entries(exportedColumns).map(([key, column]) => `'${key}', ${column.name}`)
const fields = `source, json_build_object(${members.join(', ')})`

/**
 * All images of a job as a JSON array of the contract's `ExportedImage`, each with its original row as `source` and its errors in the
 * reader's language. Memory use stays flat for any job size; destroying the stream ends the reading. Ends with an error if the job is
 * deleted during the export.
 */
export function exportJson(pool: pg.Pool, job: ExportJob, options: { language: UiLanguage }): Readable {
  return Readable.from(writeArray(pool, job, options.language), { objectMode: false })
}

/** Like `exportJson`, one object per line. */
export function exportNdjson(pool: pg.Pool, job: ExportJob, options: { language: UiLanguage }): Readable {
  return Readable.from(writeLines(pool, job, options.language), { objectMode: false })
}

async function* writeArray(pool: pg.Pool, job: ExportJob, language: UiLanguage): AsyncGenerator<string> {
  let before = '[\n'
  for await (const objects of writePages(pool, job, language)) {
    yield `${before}${objects.join(',\n')}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* writeLines(pool: pg.Pool, job: ExportJob, language: UiLanguage): AsyncGenerator<string> {
  for await (const objects of writePages(pool, job, language))
    yield objects.map((object) => `${onOneLine(object)}\n`).join('')
}

async function* writePages(pool: pg.Pool, job: ExportJob, language: UiLanguage): AsyncGenerator<string[]> {
  const sourceOf = sourceForms[job.listKind].writeJson(job.columns)
  for await (const page of readPages<JsonRow>(pool, job.id, { fields })) {
    yield page.map(([, source, row]) => {
      const imageRow: ExportedRow = JSON.parse(row)
      const image = JSON.stringify(shapeExported(imageRow, job.languages, language))
      // Spliced as text: parsing and reserialising would change numbers and the order of keys.
      return `${image.slice(0, -1)},"source":${sourceOf(source)}}`
    })
  }
}

/** An original row may span several lines. JSON strings contain no line breaks. */
function onOneLine(object: string): string {
  return object.replace(/[\r\n]+/g, ' ')
}
