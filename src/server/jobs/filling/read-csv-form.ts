import { chooseDelimiter, delimiters } from '#contract/lists/choose-delimiter.ts'
import { findHeaderLine } from '#contract/lists/find-header-line.ts'
import { splitRecord } from '#contract/lists/split-record.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import type { FileUnits } from './file-units.ts'
import type { RecordForm } from './find-records.ts'

/** Where the header of a CSV stands in its units, and how its rows are read. */
export interface CsvForm extends RecordForm {
  columnCount: number
  /** Its first and its last cell are in quotes. */
  isHeaderQuoted: boolean
  headerEnd: number
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
  let start = 0
  for (;;) {
    const line = findHeaderLine(text.slice(start), isWhole)
    if (!line) return null
    const record = text.slice(start + line.start, start + line.end)
    // A line of blanks that are no ASCII does not look blank in units.
    if (isBlank(record)) {
      start += line.rowsStart
      continue
    }
    const delimiter = chooseDelimiter(record)
    return {
      delimiter,
      lineBreak: survey.lineBreak ?? (line.lineBreak === '\r' ? line.lineBreak : null),
      isBlank,
      columnCount: splitRecord(record, delimiter).length,
      isHeaderQuoted: record.startsWith('"') && record.endsWith('"'),
      headerEnd: start + line.end,
      rowsStart: start + line.rowsStart,
    }
  }
}

/** What a list of one column can be given a second one by: a delimiter that nothing in it holds, or the last resort, the tab. */
export async function findFreeDelimiter(units: FileUnits): Promise<(typeof delimiters)[number]> {
  const free = new Set(delimiters)
  for await (const piece of units.read())
    for (const delimiter of free) if (piece.includes(delimiter)) free.delete(delimiter)
  return delimiters.find((delimiter) => free.has(delimiter)) ?? '\t'
}
