import { limits } from '#contract/limits.ts'
import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import { explainMissingHeader } from '#contract/lists/explain-missing-header.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import { type Header, isHeaderAgain, readHeader } from '#contract/lists/read-header.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { wrongExtension } from '#contract/lists/wrong-extension.ts'
import { type ColumnChoice, chooseColumns, toListChoice } from './choose-columns.ts'
import { decodeFile } from './decode-file.ts'
import { fitRecords } from './fit-records.ts'
import type { List, ListLimits, ListRow } from './list.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'
import type { FileSurvey } from './survey-file.ts'

/** Opens a CSV: reads its header now and its rows when they are asked for. Refuses as `openList` says. */
export async function readCsv(
  path: string,
  survey: FileSurvey,
  choice: ColumnChoice,
  { maxRows }: ListLimits,
): Promise<List> {
  const header = await readHeaderOf(path, survey, choice.table)
  const { headers, delimiter, isPadded } = header
  const form = {
    delimiter,
    isPadded,
    // Mixed, but the header ends in CR: then LF stands inside cells only.
    lineBreak: survey.lineBreak ?? (header.lineBreak === '\r' ? header.lineBreak : null),
    columnCount: headers.length,
    firstLine: header.rowsLine,
  }

  const records = () => parseCsv(skip(decodeFile(path, survey.encoding), header.rowsStart), form)
  const columns = await chooseColumns(headers, choice, () => cellsOf(records()))

  async function* rows(): AsyncGenerator<ListRow[]> {
    let row = 0
    const withParent = createParentTexts(headers)
    for await (const fitting of fitRecords(records(), { columnCount: headers.length, maxRows }))
      yield fitting.map(({ cells, line }) => {
        const cellAt = (index: number) => cells[index] ?? ''
        return {
          source: JSON.stringify(cells),
          rawUrl: isHeaderAgain(cells, headers) ? '' : (cells[columns.url] ?? ''),
          context: contextIn(cells[columns.context] ?? ''),
          wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
          line,
          row: row++,
        }
      })
  }

  return {
    kind: 'csv',
    headers,
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    lacksAddresses: columns.lacksAddresses,
    choice: toListChoice(columns, choice),
    delimiter,
    encoding: survey.encoding,
    notices: [...header.notices, ...columns.notices],
    rows,
  }
}

async function* cellsOf(pieces: AsyncIterable<CsvRecord[]>) {
  for await (const records of pieces)
    yield records.map(
      ({ cells }) =>
        (index: number) =>
          cells[index] ?? '',
    )
}

async function readHeaderOf(path: string, survey: FileSurvey, wish: TableWish = {}): Promise<Header> {
  let text = ''
  for await (const piece of decodeFile(path, survey.encoding)) {
    text += piece
    const misnamed = wrongExtension('csv', text)
    if (misnamed) throw new UnreadableList(misnamed)
    const header = readHeader(text, false, wish)
    if (header) return header
    if (text.length > limits.maxRowCharacters) throw explainMissingHeader(text)
  }
  const header = readHeader(text, true, wish)
  if (!header) throw explainMissingHeader(text)
  return header
}

async function* skip(texts: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters
  for await (const text of texts) {
    yield text.slice(left)
    left = Math.max(0, left - text.length)
  }
}
