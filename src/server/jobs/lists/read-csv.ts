import { findUnclosedHeaderQuote } from '#contract/lists/find-unclosed-header-quote.ts'
import { misnaming } from '#contract/lists/misnaming.ts'
import { type Header, readHeader } from '#contract/lists/read-header.ts'
import { readWishes } from '#contract/lists/row-wishes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { batch } from './batch.ts'
import { type ColumnChoice, chooseColumns } from './choose-columns.ts'
import { decodeFile } from './decode-file.ts'
import { fitRecords } from './fit-records.ts'
import type { List, ListLimits, ListRow } from './list.ts'
import { parseCsv } from './parse-csv.ts'
import type { FileSurvey } from './survey-file.ts'

const rowsABatch = 2_000
const maxHeaderCharacters = 1024 * 1024

/** Opens a CSV: reads its header now and its rows when they are asked for. Refuses as `openList` says. */
export async function readCsv(
  path: string,
  survey: FileSurvey,
  choice: ColumnChoice,
  limits: ListLimits,
): Promise<List> {
  const header = await readHeaderOf(path, survey)
  const columns = chooseColumns(header.headers, choice)
  const { headers, delimiter } = header
  const form = {
    delimiter,
    // Mixed, but the header ends in CR: then LF stands inside cells only.
    lineBreak: survey.lineBreak ?? (header.lineBreak === '\r' ? header.lineBreak : null),
    columnCount: headers.length,
    firstLine: header.rowsLine,
  }
  const wanted = { columnCount: headers.length, maxRows: limits.maxRows }

  // Rows are made as soon as their cells are known: what waits for a batch to fill is what leaves, nothing else.
  async function* rows(): AsyncGenerator<ListRow[]> {
    const text = skip(decodeFile(path, survey.encoding), header.rowsStart)
    for await (const records of fitRecords(parseCsv(text, form), wanted))
      yield records.map(({ cells, line }) => ({
        source: JSON.stringify(cells),
        rawUrl: cells[columns.url] ?? '',
        context: cells[columns.context] ?? '',
        wishes: readWishes(columns.wishes, (index) => cells[index] ?? ''),
        line,
      }))
  }

  return {
    kind: 'csv',
    headers,
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    delimiter,
    encoding: survey.encoding,
    rows: { [Symbol.asyncIterator]: () => batch(rows(), rowsABatch) },
  }
}

async function readHeaderOf(path: string, survey: FileSurvey): Promise<Header> {
  let text = ''
  for await (const piece of decodeFile(path, survey.encoding)) {
    text += piece
    const misnamed = misnaming('csv', text)
    if (misnamed) throw new Refusal(misnamed)
    const header = readHeader(text, false)
    if (header) return header
    if (text.length > maxHeaderCharacters) break
  }
  const quoteLine = findUnclosedHeaderQuote(text)
  if (quoteLine !== null) throw new Refusal('unclosed_quotes', { line: quoteLine })
  const header = readHeader(text, true)
  if (!header) throw new Refusal('file_empty')
  return header
}

async function* skip(texts: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters
  for await (const text of texts) {
    yield text.slice(left)
    left = Math.max(0, left - text.length)
  }
}
