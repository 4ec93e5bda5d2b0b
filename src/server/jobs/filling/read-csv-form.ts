import { delimiters } from '#contract/lists/choose-delimiter.ts'
import { findTable } from '#contract/lists/find-table.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import type { FileUnits } from './file-units.ts'
import type { RecordForm } from './find-records.ts'

/** Where the header of a CSV stands in its units, and how its rows are read. */
export interface CsvForm extends RecordForm {
  columnCount: number
  /** Its first and its last cell are in quotes. */
  isHeaderQuoted: boolean
  /** Null: it has none. */
  headerEnd: number | null
  rowsStart: number
}

/** Null: `text`, the beginning of the file, holds no whole header yet. */
export function readCsvForm(
  text: string,
  isWhole: boolean,
  units: FileUnits,
  survey: FileSurvey,
): CsvForm | null {
  const isBlank = (some: string) => !/[!-~]/.test(some) && units.toText(some).trim() === ''
  const table = findTable(text, isWhole, isBlank)
  if (!table) return null
  const { delimiter, header, columns, lineBreak, rowsStart } = table
  const record = header ? text.slice(header.start, header.end) : ''
  return {
    delimiter,
    lineBreak: survey.lineBreak ?? (lineBreak === '\r' ? lineBreak : null),
    isBlank,
    columnCount: columns,
    isHeaderQuoted: record.startsWith('"') && record.endsWith('"'),
    headerEnd: header?.end ?? null,
    rowsStart,
  }
}

/** What a list of one column can be given a second one by: a delimiter that nothing in it holds, or the last resort, the tab. */
export async function findFreeDelimiter(units: FileUnits): Promise<(typeof delimiters)[number]> {
  const free = new Set(delimiters)
  for await (const piece of units.read())
    for (const delimiter of free) if (piece.includes(delimiter)) free.delete(delimiter)
  return delimiters.find((delimiter) => free.has(delimiter)) ?? '\t'
}
