import { Refusal } from '#server/platform/refusal.ts'
import type { CsvRecord } from './parse-csv.ts'

const maxLinesNamed = 10

/**
 * Makes each record as wide as the header: missing cells at its end are empty, surplus empty cells go. Refuses
 * surplus_cells with the first ten lines that have surplus text, too_many_rows as soon as there is one too many.
 */
export async function* fitRecords(
  pieces: AsyncIterable<CsvRecord[]>,
  wanted: { columnCount: number; maxRows: number },
): AsyncGenerator<CsvRecord[]> {
  const surplus: number[] = []
  let count = 0
  for await (const records of pieces) {
    count += records.length
    if (count > wanted.maxRows) throw new Refusal('too_many_rows', { maxRows: wanted.maxRows })
    for (const record of records) {
      if (record.cells.length === wanted.columnCount) continue
      if (!makeAsWide(record, wanted.columnCount)) surplus.push(record.line)
      if (surplus.length === maxLinesNamed) throw surplusCells(surplus)
    }
    // After the first fault the rest is read for its faults alone.
    if (surplus.length === 0) yield records
  }
  if (surplus.length > 0) throw surplusCells(surplus)
}

/** False when a surplus cell holds text. */
function makeAsWide(record: CsvRecord, columnCount: number): boolean {
  const { cells } = record
  while (cells.length < columnCount) cells.push('')
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) return false
  cells.length = columnCount
  return true
}

function surplusCells(lines: number[]): Refusal {
  return new Refusal('surplus_cells', { lines: lines.join(', ') })
}
