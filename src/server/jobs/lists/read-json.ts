import { jsonCell, jsonContext } from '#contract/lists/json/json-cell.ts'
import { type JsonList, type JsonRow, readJsonList, readNdjson } from '#contract/lists/json/rows-of-json.ts'
import type { JsonSlice } from '#contract/lists/json/scan-json-list.ts'
import { misnaming } from '#contract/lists/misnaming.ts'
import { readWishes } from '#contract/lists/row-wishes.ts'
import { saidIn } from '#contract/lists/said-in.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { type ColumnChoice, chooseColumns, toListChoice } from './choose-columns.ts'
import { decodeFile } from './decode-file.ts'
import type { List, ListLimits, ListRow } from './list.ts'
import type { FileSurvey } from './survey-file.ts'

/** Opens a JSON list: all of it is checked now, its rows are parsed when they are asked for. Refuses as `openList` says. */
export const readJson = reader('json', readJsonList)
/** As `readJson`, of a list that has one object in each line. */
export const readLines = reader('ndjson', readNdjson)

function reader(kind: 'json' | 'ndjson', readRows: typeof readJsonList) {
  return async (path: string, survey: FileSurvey, choice: ColumnChoice, limits: ListLimits) => {
    const read = () => decodeFile(path, survey.encoding)
    await refuseMisnamed(kind, read())
    return await open(await readRows(read, limits), survey, choice)
  }
}

async function open(list: JsonList, survey: FileSurvey, choice: ColumnChoice): Promise<List> {
  const columns = await chooseColumns(list.headers, choice, () => cellsOf(list))
  const urlHeader = list.headers[columns.url] ?? ''
  const contextHeader = list.headers[columns.context]

  function readRow({ text, line }: JsonSlice, row: number): ListRow {
    const cells: JsonRow = JSON.parse(text)
    const context = contextHeader === undefined ? '' : jsonContext(cells, contextHeader)
    const wishes = readWishes(columns.wishes, (index) =>
      withoutNul(jsonCell(cells, list.headers[index] ?? '')),
    )
    return {
      source: text,
      rawUrl: withoutNul(jsonCell(cells, urlHeader)),
      context: saidIn(withoutHidden(withoutNul(context))),
      wishes,
      line,
      row,
    }
  }

  async function* rows(): AsyncGenerator<ListRow[]> {
    let row = 0
    for await (const slices of list.rows()) yield slices.map((slice) => readRow(slice, row++))
  }

  return {
    kind: list.kind === 'urls' ? 'json-urls' : 'json-objects',
    headers: list.headers.map(withoutNul),
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    choice: toListChoice(columns, choice),
    delimiter: null,
    encoding: survey.encoding,
    notices: columns.notices,
    rows,
  }
}

async function* cellsOf(list: JsonList) {
  for await (const slices of list.rows())
    yield slices.map(({ text }) => {
      const row: JsonRow = JSON.parse(text)
      return (index: number) => jsonCell(row, list.headers[index] ?? '')
    })
}

async function refuseMisnamed(kind: 'json' | 'ndjson', text: AsyncIterable<string>): Promise<void> {
  for await (const beginning of text) {
    const misnamed = misnaming(kind, beginning)
    if (misnamed) throw new UnreadableList(misnamed)
    return
  }
}
