import { limits } from '#contract/limits.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import { composeCell, type RowTexts } from './compose-cell.ts'
import { type CsvCopy, copyAsItIs, copyAsUtf8, writeListCell } from './csv-copy.ts'
import { type FileUnits, openFileUnits } from './file-units.ts'
import type { FillOrder } from './fill-order.ts'
import { type FoundRecord, findRecords, unquoted, withoutPad } from './find-records.ts'
import { queueRows } from './queue-rows.ts'
import { type CsvForm, findFreeDelimiter, readCsvForm } from './read-csv-form.ts'

/** `asUtf8`: the copy is UTF-8 with a byte order mark, because the list's encoding can't hold its texts. */
export interface CsvFillOrder extends FillOrder {
  survey: FileSurvey
  asUtf8?: boolean
}

/** The place of a record that changes, and what stands there then. */
interface Edit {
  start: number
  end: number
  text: string
}

// What reads a list refuses rows of more characters; of one there are three units at most.
const maxRecordUnits = 3 * limits.maxRowCharacters

type EditRecord = (text: string, record: FoundRecord, row: RowTexts | undefined) => Edit | null

/**
 * A copy of a CSV in which one column is filled and nothing else is changed, by a byte: in rows that have texts the cell is what
 * `composeCell` makes of them, made harmless for spreadsheets and quoted where it has to be; cells that a short row lacks before it are
 * added, empty. A new column gives each row that is as wide as the header a cell more. The list is one that was read as far as there
 * are texts for it: what comes after is copied whatever it is.
 */
export async function* fillCsv(order: CsvFillOrder): AsyncGenerator<Buffer> {
  const units = await openFileUnits(order.path, order.survey.encoding)
  const copy = order.asUtf8 ? copyAsUtf8(units) : copyAsItIs(units)
  await using rows = queueRows(order.rows)
  let form: CsvForm | null = null
  let edit: EditRecord = () => null
  let text = ''
  let number = 0
  let wanted = 0
  const isExisting = typeof order.column === 'number'
  let isRest = false
  yield copy.begin()

  for await (const { piece, isLast } of markLast(units.read())) {
    if (isRest) {
      yield copy.toBytes(copy.keep(piece))
      continue
    }
    text += piece
    if (text.length < wanted && !isLast) continue
    let out = ''
    if (!form) {
      form = readCsvForm(text, isLast, units, order.survey, order.table ?? {})
      if (!form) continue
      const filling = await planFilling(order, form, units)
      edit = filling.edit
      out += copyEdited(text.slice(0, form.rowsStart), filling.header, copy)
      text = text.slice(form.rowsStart)
    }
    let reached = 0
    const edits: Edit[] = []
    for (const record of findRecords(text, isLast, form)) {
      reached = record.next
      if (record.isBlank) continue
      const taken = rows.take(number)
      number += 1
      const change = edit(text, record, taken instanceof Promise ? await taken : taken)
      if (change) edits.push(change)
    }
    out += copyEdited(text.slice(0, reached), edits, copy)
    text = text.slice(reached)
    // Looking through a long record anew with each piece would take a time that grows with its square.
    wanted = reached === 0 ? text.length * 2 : 0
    // Of a job that took only some of its images nobody read on: what comes may be a cell without end.
    if ((isExisting || text.length > maxRecordUnits) && (await rows.isOver())) {
      isRest = true
      out += copy.keep(text)
    }
    if (out !== '') yield copy.toBytes(out)
  }
}

/** What is written into the header, and what becomes of each record. */
async function planFilling(
  { column, addressColumn, rules }: FillOrder,
  form: CsvForm,
  units: FileUnits,
): Promise<{ header: Edit[]; edit: EditRecord }> {
  const isNew = typeof column !== 'number'
  const index = isNew ? form.columnCount : column
  const delimiter = form.delimiter ?? (isNew ? await findFreeDelimiter(units) : '')
  const title = isNew ? delimiter + writeListCell(column.header, delimiter, form.isHeaderQuoted) : ''

  function cellOf(text: string, { start, ends }: FoundRecord, at: number): string {
    const end = ends[at]
    if (end === undefined) return ''
    return units.toText(
      unquoted(text.slice(withoutPad(text, at === 0 ? start : ends[at - 1]! + 1, form), end)),
    )
  }

  function edit(text: string, record: FoundRecord, row: RowTexts | undefined): Edit | null {
    const { start, ends } = record
    const width = ends.length
    const cells = row && {
      existing: cellOf(text, record, index),
      address: cellOf(text, record, addressColumn),
    }
    const composed = row ? composeCell(row, cells!, rules) : null
    const end = ends[Math.min(index, width - 1)]!
    if (index < width) {
      // Without its only cell a row would be a blank line, which no reader counts.
      if (composed === null || (width === 1 && composed.trim() === '')) return null
      const begin = withoutPad(text, index === 0 ? start : ends[index - 1]! + 1, form)
      return { start: begin, end, text: writeListCell(composed, delimiter, text[begin] === '"') }
    }
    const isQuoted = text[start] === '"' && text[end - 1] === '"'
    const cell = writeListCell(composed ?? '', delimiter, isQuoted)
    // Rows that are as wide as the header stay so; shorter ones stay as they are where they get nothing.
    if (!composed && !(isNew && width === form.columnCount)) return null
    return { start: end, end, text: delimiter.repeat(index - width + 1) + cell }
  }

  const { headerEnd } = form
  return { header: headerEnd === null ? [] : [{ start: headerEnd, end: headerEnd, text: title }], edit }
}

function copyEdited(text: string, edits: Edit[], copy: CsvCopy): string {
  let out = ''
  let copied = 0
  for (const edit of edits) {
    out += copy.keep(text.slice(copied, edit.start)) + copy.write(edit.text)
    copied = edit.end
  }
  return out + copy.keep(text.slice(copied))
}

/** Ends with a piece that says so; it may be empty. */
async function* markLast(pieces: AsyncIterable<string>): AsyncGenerator<{ piece: string; isLast: boolean }> {
  for await (const piece of pieces) yield { piece, isLast: false }
  yield { piece: '', isLast: true }
}
