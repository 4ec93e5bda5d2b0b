import { limits } from '#contract/limits.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { explainMissingHeader } from '#contract/lists/explain-missing-header.ts'
import { type Header, readHeader } from '#contract/lists/read-header.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { type CsvRecord, createCsvParser } from './csv-parser.ts'
import { textPieces } from './decode-blob.ts'

/** The rows of a CSV file as they are read, in batches, each with the header; the first batch may be empty. */
export async function* csvBatches(
  file: Blob,
  encoding: Encoding,
  wish: TableWish = {},
): AsyncGenerator<{ header: Header; records: CsvRecord[] }> {
  let header: Header | null = null
  let parser: ReturnType<typeof createCsvParser> | null = null
  let beginning = ''
  for await (const piece of textPieces(file, encoding)) {
    if (header && parser) {
      yield { header, records: parser.push(piece) }
      continue
    }
    beginning += piece
    header = readHeader(beginning, false, wish)
    if (!header && beginning.length > limits.maxRowCharacters) throw explainMissingHeader(beginning)
    if (!header) continue
    parser = createCsvParser(header.delimiter, header.rowsLine, header.isPadded)
    yield { header, records: parser.push(beginning.slice(header.rowsStart)) }
  }
  if (header && parser) {
    yield { header, records: parser.end() }
    return
  }
  const whole = readHeader(beginning, true, wish)
  if (!whole) throw explainMissingHeader(beginning)
  const rows = createCsvParser(whole.delimiter, whole.rowsLine, whole.isPadded)
  yield { header: whole, records: [...rows.push(beginning.slice(whole.rowsStart)), ...rows.end()] }
}
