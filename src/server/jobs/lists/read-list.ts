import { limits } from '#contract/limits.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ColumnChoice } from './choose-columns.ts'
import type { List, ListLimits } from './list.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { surveyFile } from './survey-file.ts'

export type { List, ListRow } from './list.ts'

/**
 * Opens an uploaded list; `filename` is what its user called it and decides between CSV and JSON.
 * Refuses wrong_file_type, file_empty, json_empty, file_unreadable, json_named_csv, csv_named_json, not_json,
 * json_shape_unknown, url_column_missing and context_column_missing at once; surplus_cells, unclosed_quotes and
 * too_many_rows of a CSV while its rows are read, so that a list is sound only when they have been read to the end.
 */
export async function openList(
  path: string,
  filename: string,
  choice: ColumnChoice,
  wanted: ListLimits = { maxRows: limits.maxRowsRead },
): Promise<List> {
  const extension = /\.(csv|json)$/i.exec(filename)?.[1]?.toLowerCase()
  if (!extension) throw new Refusal('wrong_file_type')
  const survey = await surveyFile(path)
  if (survey.isBinary) throw new Refusal('file_unreadable', { encoding: survey.encoding })
  return extension === 'csv' ? readCsv(path, survey, choice, wanted) : readJson(path, survey, choice, wanted)
}
