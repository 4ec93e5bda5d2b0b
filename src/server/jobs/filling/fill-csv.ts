import { limits } from '#contract/limits.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import { composeCell, type RowTexts } from './compose-cell.ts'
import { type CsvCopy, copyAsItIs, copyAsUtf8, writeListCell } from './csv-copy.ts'
import { type FileUnits, openFileUnits } from './file-units.ts'
import type { FillOrder } from './fill-order.ts'
import { type FoundRecord, findRecords, unquoted, withoutPad } from './find-records.ts'
import { queueRows } from './queue-rows.ts'
import { type CsvForm, findFreeDelimiter, readCsvForm } from './read-csv-form.ts'

/** `asUtf8`: write the copy as UTF-8 with a byte order mark, because the list's encoding cannot represent its texts. */
export interface CsvFillOrder extends FillOrder {
  survey: FileSurvey
  asUtf8?: boolean
}

/** The position of a change in a record, and the new text. */
interface Edit {
  start: number
  end: number
  text: string
}

// The list reader refuses rows with more characters; each has at most three units.
const maxRecordUnits = 3 * limits.maxRowCharacters

type EditRecord = (text: string, record: FoundRecord, row: RowTexts | undefined) => Edit | null

/**
 * A copy of a CSV with one column filled and not another byte changed. In rows that have texts, the cell is the result of
 * `composeCell`, escaped against spreadsheet formulas and quoted if necessary; missing cells of a short row before it are added
 * empty. A new column adds a cell to each row that is as wide as the header. The list was validated as far as there are texts for
 * it; whatever follows is copied unchanged.
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
    // Re-reading a long record with each chunk would take quadratic time.
    wanted = reached === 0 ? text.length * 2 : 0
    // If the job took only some of the images, the rest of the list was never validated: it can contain a cell that never ends.
    if ((isExisting || text.length > maxRecordUnits) && (await rows.isOver())) {
      isRest = true
      out += copy.keep(text)
    }
    if (out !== '') yield copy.toBytes(out)
  }
}

/** Plans the text to add to the header, and the edit of each record. */
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
      // Without its only cell a row would be a blank line, which readers do not count.
      if (composed === null || (width === 1 && composed.trim() === '')) return null
      const begin = withoutPad(text, index === 0 ? start : ends[index - 1]! + 1, form)
      return { start: begin, end, text: writeListCell(composed, delimiter, text[begin] === '"') }
    }
    const isQuoted = text[start] === '"' && text[end - 1] === '"'
    const cell = writeListCell(composed ?? '', delimiter, isQuoted)
    // Rows as wide as the header get the new column; shorter rows without a text stay as they are.
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

/** Ends with a chunk marked as the last, which is empty. */
async function* markLast(pieces: AsyncIterable<string>): AsyncGenerator<{ piece: string; isLast: boolean }> {
  for await (const piece of pieces) yield { piece, isLast: false }
  yield { piece: '', isLast: true }
}
