import { limits } from '#contract/limits.ts'
import { type ListFile, listFileOf } from '#contract/lists/list-files.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { ColumnChoice } from './choose-columns.ts'
import type { List, ListLimits, PictureList } from './list.ts'
import { readCsv } from './read-csv.ts'
import { readJson, readLines } from './read-json.ts'
import { spreadPictures } from './spread-pictures.ts'
import { surveyFile } from './survey-file.ts'

type Read = (path: string, choice: ColumnChoice, wanted: ListLimits) => Promise<List>

const readers: Record<ListFile, Read> = {
  csv: ofText(readCsv),
  json: ofText(readJson),
  ndjson: ofText(readLines),
  jsonl: ofText(readLines),
  // Loaded where one comes: a process that reads another list would spend a third of its start on it.
  xlsx: async (...list) => (await import('./read-xlsx.ts')).readXlsx(...list),
}

/**
 * Opens an uploaded list; `filename` is what its user called it and decides how it is read.
 * Refuses wrong_file_type, file_empty, json_empty, file_unreadable, json_named_csv, csv_named_json, not_json,
 * json_shape_unknown, not_ndjson and the faults of an NDJSON line, url_column_missing and context_column_missing at once; surplus_cells, unclosed_quotes and
 * too_many_rows of a CSV and too_many_pictures while its rows are read, so that a list is sound only when they have been read to the end; of
 * an XLSX what `openSpreadsheet` says.
 */
export async function openList(
  path: string,
  filename: string,
  choice: ColumnChoice,
  wanted: ListLimits = { maxRows: limits.maxRowsRead },
): Promise<PictureList> {
  const file = listFileOf(filename)
  if (!file) throw new UnreadableList('wrong_file_type')
  const list = await readers[file](path, choice, wanted)
  return { ...list, rows: () => spreadPictures(list.rows()) }
}

/** What all of the file has to be known for before a line of text can be read rightly. */
function ofText(read: typeof readCsv): Read {
  return async (path, choice, wanted) => {
    const survey = await surveyFile(path)
    if (survey.isBinary) throw new UnreadableList('file_unreadable', { encoding: survey.encoding })
    const list = await read(path, survey, choice, wanted)
    const line = survey.brokenLine ?? null
    const broken: ListNotice[] = line === null ? [] : [{ code: 'broken_bytes', details: { line } }]
    return { ...list, notices: [...list.notices, ...broken] }
  }
}
