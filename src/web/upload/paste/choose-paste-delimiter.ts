import { chooseDelimiter } from '#contract/lists/choose-delimiter.ts'
import { readGrid } from './read-grid.ts'

const lookedAtRows = 50

/**
 * The delimiter of rows that may have no headers: a tab if there is one, as in spreadsheets; otherwise the one that splits all of the first
 * rows into the same and largest number of columns; otherwise the most likely one of the first row. A tab if there is none.
 */
export function choosePasteDelimiter(sample: string): string {
  if (firstRows(sample, '\t').some((cells) => cells.length > 1)) return '\t'
  const even = [';', ',', '|']
    .map((delimiter) => ({ delimiter, columns: evenColumns(firstRows(sample, delimiter)) }))
    .filter(({ columns }) => columns > 1)
    .sort((a, b) => b.columns - a.columns)
  return even[0]?.delimiter ?? chooseDelimiter(sample.trimStart().split(/[\r\n]/, 1)[0] ?? '') ?? '\t'
}

/** The first non-empty rows. */
export function firstRows(text: string, delimiter: string, count = lookedAtRows): string[][] {
  const rows: string[][] = []
  for (const cells of readGrid(text, delimiter)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells)
    if (rows.length === count) break
  }
  return rows
}

/** The number of columns that all rows have; 0 if they differ. */
function evenColumns([first, ...rows]: string[][]): number {
  if (!first || rows.some((cells) => cells.length !== first.length)) return 0
  return first.length
}
