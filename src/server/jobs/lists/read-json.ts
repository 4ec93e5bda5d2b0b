import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { countBreaks } from '#contract/lists/count-breaks.ts'
import { jsonCell, jsonContext } from '#contract/lists/json-cell.ts'
import { misnaming } from '#contract/lists/misnaming.ts'
import { readWishes } from '#contract/lists/row-wishes.ts'
import { collectJsonRows, type JsonList, type JsonRow } from '#contract/lists/rows-of-json.ts'
import { scanJsonList } from '#contract/lists/scan-json-list.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { batch } from './batch.ts'
import { type ColumnChoice, chooseColumns } from './choose-columns.ts'
import type { List, ListLimits, ListRow } from './list.ts'
import type { FileSurvey } from './survey-file.ts'

// Rows are read in turns of this many, so that other requests are served in between.
const rowsATurn = 1_000

/** Opens a JSON list: all of it is checked now, its rows are parsed when they are asked for. Refuses as `openList` says. */
export async function readJson(
  path: string,
  survey: FileSurvey,
  choice: ColumnChoice,
  limits: ListLimits,
): Promise<List> {
  const text = new TextDecoder(survey.encoding).decode(await readFile(path))
  const misnamed = misnaming('json', text)
  if (misnamed) throw new Refusal(misnamed)
  const list = await checkAll(text, limits)
  const columns = chooseColumns(list.headers, choice)
  const urlHeader = list.headers[columns.url] ?? ''
  const contextHeader = list.headers[columns.context]

  function readRow(row: JsonRow, source: string, line: number): ListRow {
    const context = contextHeader === undefined ? '' : jsonContext(row, contextHeader)
    const wishes = readWishes(columns.wishes, (index) => withoutNul(jsonCell(row, list.headers[index] ?? '')))
    return {
      source,
      rawUrl: withoutNul(jsonCell(row, urlHeader)),
      context: withoutNul(context),
      wishes,
      line,
    }
  }

  return {
    kind: list.kind === 'urls' ? 'json-urls' : 'json-objects',
    headers: list.headers.map(withoutNul),
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    delimiter: null,
    encoding: survey.encoding,
    rows: { [Symbol.asyncIterator]: () => batch(inTurns(rowsOf(text, readRow)), 5_000) },
  }
}

async function checkAll(text: string, limits: ListLimits): Promise<JsonList> {
  const reading = collectJsonRows(text)
  for (;;) {
    const step = reading.next()
    if (step.done && 'refusal' in step.value)
      throw new Refusal(step.value.refusal.code, step.value.refusal.details)
    if (step.done) return step.value as JsonList
    if (step.value > limits.maxRows) throw new Refusal('too_many_rows', { maxRows: limits.maxRows })
    if (step.value % rowsATurn === 0) await setImmediate()
  }
}

function* rowsOf(
  text: string,
  readRow: (row: JsonRow, source: string, line: number) => ListRow,
): Generator<ListRow> {
  let line = 1
  let counted = 0
  for (const { start, end } of scanJsonList(text)) {
    line += countBreaks(text.slice(counted, start))
    counted = start
    const source = text.slice(start, end)
    yield readRow(JSON.parse(source), source, line)
  }
}

async function* inTurns<T>(values: Iterable<T>): AsyncGenerator<T[]> {
  let turn: T[] = []
  for (const value of values) {
    turn.push(value)
    if (turn.length < rowsATurn) continue
    yield turn
    turn = []
    await setImmediate()
  }
  yield turn
}
