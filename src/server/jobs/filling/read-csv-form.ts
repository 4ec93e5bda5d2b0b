import { delimiters } from '#contract/lists/choose-delimiter.ts'
import { readRecordLines } from '#contract/lists/find-header-line.ts'
import { findTable } from '#contract/lists/find-table.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import type { FileUnits } from './file-units.ts'
import type { RecordForm } from './find-records.ts'

/** Where the header of a CSV is in its units, and how its rows are read. */
export interface CsvForm extends RecordForm {
  columnCount: number
  /** Whether its first and its last cell are quoted. */
  isHeaderQuoted: boolean
  /** Null: there is no header. */
  headerEnd: number | null
  rowsStart: number
}

/** Null: `text`, the beginning of the file, contains no complete header yet. */
export function readCsvForm(
  text: string,
  isWhole: boolean,
  units: FileUnits,
  survey: FileSurvey,
  wish: TableWish,
): CsvForm | null {
  // Searched in the decoded text; the units contain the same records in the same order.
  const table = findTable(units.toText(text), isWhole, wish)
  if (!table) return null
  const records = [...firstOf(readRecordLines(text, isWhole), table.rowsPlace + 1)]
  const line = table.header && records[table.header.place]
  const record = line ? text.slice(line.start, line.end) : ''
  const before = table.header && records[table.rowsPlace - 1]
  return {
    delimiter: table.delimiter,
    isPadded: table.isPadded,
    lineBreak: survey.lineBreak ?? (table.lineBreak === '\r' ? table.lineBreak : null),
    isBlank: (some) => !/[!-~]/.test(some) && units.toText(some).trim() === '',
    columnCount: table.headers.length,
    isHeaderQuoted: record.startsWith('"') && record.endsWith('"'),
    headerEnd: line?.end ?? null,
    rowsStart: before?.next ?? records[table.rowsPlace]?.start ?? 0,
  }
}

function* firstOf<T>(values: Iterable<T>, count: number): Generator<T> {
  let left = count
  for (const value of values) {
    yield value
    left -= 1
    if (left === 0) return
  }
}

/** A delimiter to add a second column to a list with one: one that does not occur in the list, or as a last resort the tab. */
export async function findFreeDelimiter(units: FileUnits): Promise<(typeof delimiters)[number]> {
  const free = new Set(delimiters)
  for await (const piece of units.read())
    for (const delimiter of free) if (piece.includes(delimiter)) free.delete(delimiter)
  return delimiters.find((delimiter) => free.has(delimiter)) ?? '\t'
}
