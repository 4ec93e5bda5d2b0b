import { Readable } from 'node:stream'
import type pg from 'pg'
import type { UiLanguage } from '#contract/languages.ts'
import type { GivenData } from '#server/jobs/reading/read-image.ts'
import { type ImageRow, imageColumns, shapeExported } from '#server/jobs/reading/shape-image.ts'
import { type ExportJob, readPages } from './read-pages.ts'
import { sourceForms } from './source-forms.ts'

type JsonRow = [position: string, source: string, image: string, given: string]

/** An image as a download has it. */
type ShapeRow = (row: ImageRow, job: ExportJob, language: UiLanguage, given: GivenData) => object

interface Options {
  language: UiLanguage
  /** Like `ExportedImage` if omitted. */
  shape?: ShapeRow
}

const shapeAsUsual: ShapeRow = (row, { languages }, language) => shapeExported(row, languages, language)

// The keys are those of `ExportedRow`, so the object that PostgreSQL builds is one.
const members = Object.entries(imageColumns).map(([key, column]) => `'${key}', ${column.name}`)
const given = `(select json_build_object('externalId', external_id, 'metadata', metadata, 'updatedAt', greatest(done_at, changed_at))
  from (select) one left join single_images single
  on single.job_id = job_images.job_id and single.position = job_images.position)`
const fields = `source, json_build_object(${members.join(', ')}), ${given}`

/**
 * All images of a job as a JSON array of the contract's `ExportedImage`, each with its original row as `source` and its errors in the
 * reader's language. Memory use stays flat for any job size; destroying the stream ends the reading. Ends with an error if the job is
 * deleted during the export.
 */
export function exportJson(pool: pg.Pool, job: ExportJob, options: Options): Readable {
  return Readable.from(writeArray(pool, job, options), { objectMode: false })
}

/** Like `exportJson`, one object per line. */
export function exportNdjson(pool: pg.Pool, job: ExportJob, options: Options): Readable {
  return Readable.from(writeLines(pool, job, options), { objectMode: false })
}

async function* writeArray(pool: pg.Pool, job: ExportJob, options: Options): AsyncGenerator<string> {
  let before = '[\n'
  for await (const objects of writePages(pool, job, options)) {
    yield `${before}${objects.join(',\n')}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* writeLines(pool: pg.Pool, job: ExportJob, options: Options): AsyncGenerator<string> {
  for await (const objects of writePages(pool, job, options))
    yield objects.map((object) => `${onOneLine(object)}\n`).join('')
}

async function* writePages(pool: pg.Pool, job: ExportJob, options: Options): AsyncGenerator<string[]> {
  const { language, shape = shapeAsUsual } = options
  const sourceOf = sourceForms[job.listKind].writeJson(job.columns)
  for await (const page of readPages<JsonRow>(pool, job.id, { fields })) {
    yield page.map(([, source, row, given]) => {
      const imageRow: ImageRow = JSON.parse(row)
      const data: GivenData = JSON.parse(given)
      const image = JSON.stringify(shape(imageRow, job, language, data))
      // Spliced as text: parsing and reserialising would change numbers and the order of keys.
      return `${image.slice(0, -1)},"source":${sourceOf(source)}}`
    })
  }
}

/** An original row may span several lines. JSON strings contain no line breaks. */
function onOneLine(object: string): string {
  return object.replace(/[\r\n]+/g, ' ')
}
