import { chooseDelimiter } from '#contract/lists/choose-delimiter.ts'
import { readGrid } from './read-grid.ts'

const lookedAtRows = 50

/**
 * What separates the cells of rows that may have no headers: a tab wherever there is one, as spreadsheets write them; else what gives
 * all of the first rows the same number of columns, the most; else what the first row speaks for. Without any a tab.
 */
export function choosePasteDelimiter(sample: string): string {
  if (firstRows(sample, '\t').some((cells) => cells.length > 1)) return '\t'
  const even = [';', ',', '|']
    .map((delimiter) => ({ delimiter, columns: evenColumns(firstRows(sample, delimiter)) }))
    .filter(({ columns }) => columns > 1)
    .sort((a, b) => b.columns - a.columns)
  return even[0]?.delimiter ?? chooseDelimiter(sample.trimStart().split(/[\r\n]/, 1)[0] ?? '') ?? '\t'
}

/** The first rows that hold anything. */
export function firstRows(text: string, delimiter: string, count = lookedAtRows): string[][] {
  const rows: string[][] = []
  for (const cells of readGrid(text, delimiter)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells)
    if (rows.length === count) break
  }
  return rows
}

/** How many columns all rows have; 0 where they differ. */
function evenColumns([first, ...rows]: string[][]): number {
  if (!first || rows.some((cells) => cells.length !== first.length)) return 0
  return first.length
}
