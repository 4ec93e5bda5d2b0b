import { Readable } from 'node:stream'
import { listFileOf } from '#contract/lists/list-files.ts'
import { type FileSurvey, surveyFile } from '#server/jobs/lists/survey-file.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { RowTexts } from './compose-cell.ts'
import { fitsWindows1252 } from './file-units.ts'
import { fillCsv } from './fill-csv.ts'
import { fillJson } from './fill-json.ts'
import type { FillOrder } from './fill-order.ts'
import { findLaterJobs } from './find-later-jobs.ts'
import { openKeptList } from './open-kept-list.ts'
import { type FillPlan, type FillWishes, planFilling } from './plan-filling.ts'
import { readRowTexts } from './read-row-texts.ts'

type Lists = Pick<Platform, 'lists' | 'pool'>

/** A list as a download. */
export interface FilledList {
  contentType: string
  content: Readable
}

/** A kind of file with the texts in it. `isUtf8` says that it comes in UTF-8, whatever it was. */
interface Filler {
  contentType: (survey: FileSurvey, isUtf8: boolean) => string
  fill: (order: FillOrder, job: FoundJob, plan: FillPlan, isUtf8: boolean) => AsyncGenerator<Buffer>
}

const csv: Filler = {
  contentType: ({ encoding }, isUtf8) => `text/csv; charset=${isUtf8 ? 'utf-8' : encoding}`,
  fill: (order, _job, _plan, isUtf8) => fillCsv({ ...order, asUtf8: isUtf8 }),
}

const json = (type: string): Filler => ({
  contentType: ({ encoding }) => `${type}; charset=${encoding}`,
  fill: ({ column, addressColumn, ...order }, { columns }, { ownKey }) =>
    fillJson({
      ...order,
      column: typeof column === 'number' ? columns[column]! : column.header,
      addressColumn: columns[addressColumn]!,
      ownKey,
    }),
})

/** By the ending of the list's name. */
const fillers: Record<string, Filler> = {
  csv,
  json: json('application/json'),
  ndjson: json('application/x-ndjson'),
  jsonl: json('application/x-ndjson'),
}

/**
 * The uploaded list of a completed job with its texts in one column and nothing else changed; see docs/specification.md#export. Memory stays
 * flat whatever its size; destroying the stream ends the reading, and it ends with an error if the job is deleted meanwhile.
 * Refuses list_not_kept, language_not_of_job, list_column_missing and list_column_of_pictures.
 */
export async function fillList(platform: Lists, job: FoundJob, wishes: FillWishes): Promise<FilledList> {
  const plan = planFilling(job, wishes)
  const filler = fillers[listFileOf(job.filename) ?? '']
  if (!filler) throw new Refusal('list_not_kept')
  const jobIds = [job.id, ...(await findLaterJobs(platform.pool, job.id))]
  // Where texts that were taken over stand already they stay as they are.
  const withCarried = !plan.isAltColumn && plan.ownKey !== 'alt'
  const rows = () =>
    readRowTexts(platform.pool, jobIds, { text: wishes.text, language: plan.language, withCarried })
  const survey = await surveyKept(platform, job)
  const isUtf8 = survey.encoding === 'windows-1252' && !(await fitAll(plan, rows()))

  async function* write(): AsyncGenerator<Buffer> {
    await using kept = await openKeptList(platform, job)
    const { column, addressColumn, rules } = plan
    yield* filler!.fill(
      { path: kept.path, survey, column, addressColumn, rules, rows: rows() },
      job,
      plan,
      isUtf8,
    )
  }

  return {
    contentType: filler.contentType(survey, isUtf8),
    content: Readable.from(write(), { objectMode: false }),
  }
}

async function surveyKept(platform: Lists, job: FoundJob): Promise<FileSurvey> {
  await using kept = await openKeptList(platform, job)
  return await surveyFile(kept.path)
}

/** Known before the first byte is sent: an encoding can't change on the way. */
async function fitAll({ column }: FillPlan, pages: AsyncIterable<RowTexts[]>): Promise<boolean> {
  if (typeof column !== 'number' && !fitsWindows1252(column.header)) return false
  for await (const page of pages)
    for (const { texts } of page)
      for (const text of texts) if (text !== undefined && !fitsWindows1252(text)) return false
  return true
}
