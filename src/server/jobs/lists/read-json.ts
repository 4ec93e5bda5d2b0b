import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import { jsonCell, jsonContext } from '#contract/lists/json/json-cell.ts'
import { type JsonList, type JsonRow, readJsonList, readNdjson } from '#contract/lists/json/rows-of-json.ts'
import type { JsonSlice } from '#contract/lists/json/scan-json-list.ts'
import { withWholeObjects } from '#contract/lists/json/with-whole-objects.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { wrongExtension } from '#contract/lists/wrong-extension.ts'
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
  const { urlColumn, contextColumn, externalIdColumn, wishColumns } = choice
  const headers = withWholeObjects(list.headers, [
    urlColumn,
    contextColumn,
    externalIdColumn,
    ...Object.values(wishColumns ?? {}),
  ])
  const columns = await chooseColumns(headers, choice, () => cellsOf(list, headers))
  const urlHeader = headers[columns.url] ?? ''
  const contextHeader = headers[columns.context]

  function readRow(
    { text, line }: JsonSlice,
    row: number,
    withParent: ReturnType<typeof createParentTexts>,
  ): ListRow {
    const cells: JsonRow = JSON.parse(text)
    const context = contextHeader === undefined ? '' : jsonContext(cells, contextHeader)
    const cellAt = (index: number) => withoutNul(jsonCell(cells, headers[index] ?? ''))
    return {
      source: text,
      rawUrl: withoutNul(jsonCell(cells, urlHeader)),
      context: contextIn(withoutNul(context)),
      wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
      line,
      row,
    }
  }

  async function* rows(): AsyncGenerator<ListRow[]> {
    let row = 0
    const withParent = createParentTexts(headers)
    for await (const slices of list.rows()) yield slices.map((slice) => readRow(slice, row++, withParent))
  }

  return {
    kind: list.kind === 'urls' ? 'json-urls' : 'json-objects',
    headers: headers.map(withoutNul),
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    lacksAddresses: columns.lacksAddresses,
    choice: toListChoice(columns, choice),
    delimiter: null,
    encoding: survey.encoding,
    notices: columns.notices,
    rows,
  }
}

async function* cellsOf(list: JsonList, headers: string[]) {
  for await (const slices of list.rows())
    yield slices.map(({ text }) => {
      const row: JsonRow = JSON.parse(text)
      return (index: number) => jsonCell(row, headers[index] ?? '')
    })
}

async function refuseMisnamed(kind: 'json' | 'ndjson', text: AsyncIterable<string>): Promise<void> {
  for await (const beginning of text) {
    const misnamed = wrongExtension(kind, beginning)
    if (misnamed) throw new UnreadableList(misnamed)
    return
  }
}
