import { Readable } from 'node:stream'
import { type ListFile, listMediaTypes } from '#contract/lists/list-files.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { surveyFile } from '#server/jobs/lists/survey-file.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { RowTexts } from './compose-cell.ts'
import { fitsWindows1252 } from './file-units.ts'
import { fillCsv } from './fill-csv.ts'
import { fillJson } from './fill-json.ts'
import type { TextMemory } from './fill-order.ts'
import { fillXlsx } from './fill-xlsx.ts'
import type { FillPlan } from './plan-filling.ts'

/** A list as a download. */
export interface FilledList {
  contentType: string
  content: Readable
}

/** A list to fill and its texts; each call of `rows` starts over. */
export interface Filling {
  /** The file is kept until the content is closed. */
  path: string
  job: FoundJob
  plan: FillPlan
  rows: () => AsyncIterable<RowTexts[]>
  memory: TextMemory
}

type Filler = (filling: Filling) => Promise<FilledList>

/** By file name extension. */
export const fillers: Record<ListFile, Filler> = {
  csv: fillAsCsv,
  json: fillAsJson('json'),
  ndjson: fillAsJson('ndjson'),
  jsonl: fillAsJson('jsonl'),
  xlsx: fillAsXlsx,
}

async function fillAsCsv({ path, job, plan, rows }: Filling): Promise<FilledList> {
  const survey = await surveyFile(path)
  const asUtf8 = survey.encoding === 'windows-1252' && !(await fitAll(plan, rows()))
  return {
    contentType: `text/csv; charset=${asUtf8 ? 'utf-8' : survey.encoding}`,
    content: stream(fillCsv({ path, survey, ...placesOf(plan), rows: rows(), table: tableOf(job), asUtf8 })),
  }
}

function fillAsJson(file: 'json' | 'ndjson' | 'jsonl'): Filler {
  return async ({ path, job, plan, rows }) => {
    const survey = await surveyFile(path)
    const { column, addressColumn, rules } = placesOf(plan)
    const filled = fillJson({
      path,
      survey,
      isNdjson: file !== 'json',
      rules,
      rows: rows(),
      column: typeof column === 'number' ? job.columns[column]! : column.header,
      addressColumn: job.columns[addressColumn]!,
      ownKey: plan.ownKey,
    })
    return { contentType: `${listMediaTypes[file]}; charset=${survey.encoding}`, content: stream(filled) }
  }
}

async function fillAsXlsx({ path, job, plan, rows, memory }: Filling): Promise<FilledList> {
  const sheet = job.listChoice?.sheet ?? ''
  return {
    contentType: listMediaTypes.xlsx,
    content: await fillXlsx({ path, sheet, ...placesOf(plan), rows: rows(), table: tableOf(job), memory }),
  }
}

function tableOf({ listChoice }: FoundJob): TableWish {
  return { isPlain: listChoice?.isPlain }
}

function placesOf({
  column,
  addressColumn,
  rules,
}: FillPlan): Pick<FillPlan, 'column' | 'addressColumn' | 'rules'> {
  return { column, addressColumn, rules }
}

function stream(pieces: AsyncIterable<Buffer>): Readable {
  return Readable.from(pieces, { objectMode: false })
}

/** Decided before the first byte is sent, because the encoding cannot change midway. */
async function fitAll({ column }: FillPlan, pages: AsyncIterable<RowTexts[]>): Promise<boolean> {
  if (typeof column !== 'number' && !fitsWindows1252(column.header)) return false
  for await (const page of pages)
    for (const { texts } of page)
      for (const text of texts) if (text !== undefined && !fitsWindows1252(text)) return false
  return true
}
