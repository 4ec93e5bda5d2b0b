import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { CsvRecord } from './parse-csv.ts'

const maxLinesNamed = 10

/**
 * Makes no record wider than the header: surplus empty cells go. What lacks cells stays as short as it is, because a megabyte
 * may hold half a million lines. Refuses surplus_cells with the first ten lines that have surplus text, too_many_rows as soon as there is one too many.
 */
export async function* fitRecords(
  pieces: AsyncIterable<CsvRecord[]>,
  wanted: { columnCount: number; maxRows: number },
): AsyncGenerator<CsvRecord[]> {
  const surplus: number[] = []
  let count = 0
  for await (const records of pieces) {
    count += records.length
    if (count > wanted.maxRows) throw new UnreadableList('too_many_rows', { maxRows: wanted.maxRows })
    for (const record of records) {
      if (record.cells.length <= wanted.columnCount) continue
      if (!cutSurplus(record, wanted.columnCount)) surplus.push(record.line)
      if (surplus.length === maxLinesNamed) throw surplusCells(surplus)
    }
    // After the first fault the rest is read for its faults alone.
    if (surplus.length === 0) yield records
  }
  if (surplus.length > 0) throw surplusCells(surplus)
}

/** False when a surplus cell holds text. */
function cutSurplus({ cells }: CsvRecord, columnCount: number): boolean {
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) return false
  cells.length = columnCount
  return true
}

function surplusCells(lines: number[]): UnreadableList {
  return new UnreadableList('surplus_cells', { lines: lines.join(', ') })
}
