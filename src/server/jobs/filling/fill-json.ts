import { limits } from '#contract/limits.ts'
import { findJsonList } from '#contract/lists/json/find-json-list.ts'
import { jsonCell } from '#contract/lists/json/json-cell.ts'
import { type JsonRow, urlListHeader } from '#contract/lists/json/rows-of-json.ts'
import { scanInPieces } from '#contract/lists/json/scan-in-pieces.ts'
import { type JsonSlice, scanJsonList } from '#contract/lists/json/scan-json-list.ts'
import { scanNdjson } from '#contract/lists/json/scan-ndjson.ts'
import { holdsAddress, isAltKey, isPictureItem } from '#contract/lists/pictures-in-cell.ts'
import type { TextWindow } from '#contract/lists/text-window.ts'
import type { FileSurvey } from '#server/jobs/lists/survey-file.ts'
import { composeCell, composeParts, type RowTexts } from './compose-cell.ts'
import { applyEdits, itemsOf, type Member, membersOf, setMember, type TextEdit } from './edit-object.ts'
import { type FileUnits, openFileUnits } from './file-units.ts'
import type { FillOrder } from './fill-order.ts'
import { queueRows } from './queue-rows.ts'

export interface JsonFillOrder extends Omit<FillOrder, 'column' | 'addressColumn'> {
  survey: FileSurvey
  /** One object per line (NDJSON), also if there is only one. */
  isNdjson: boolean
  /** The names of the member to fill and of the one that names the pictures. */
  column: string
  addressColumn: string
  /** If pictures are objects in their row, each gets its text in this member; null: all texts go into the row's `column`. */
  ownKey: string | null
}

/** A member of an object that can be nested in another one. */
interface NestedMember {
  start: number
  members: Member[]
  key: string
}

interface Slice {
  text: string
  /** Its offset in the whole text. */
  start: number
}

/** The maximum number of units for the characters of a row. */
const maxRowUnits = 4 * limits.maxRowCharacters

/**
 * A copy of a JSON list of any shape with one member filled and not another byte changed; objects that lack the member get it at
 * their end, spaced like the rest. A list of addresses becomes a list of objects. The list was validated to its end.
 */
export async function* fillJson(order: JsonFillOrder): AsyncGenerator<Buffer> {
  const units = await openFileUnits(order.path, order.survey.encoding)
  const scanRows = order.isNdjson ? scanNdjson : await chooseScan(units)
  await using rows = queueRows(order.rows)
  await using pieces = units.read()
  const fill = prepareFill(order, units)
  let number = 0
  let text = ''
  /** The offset of `text` in the whole text. */
  let offset = 0
  yield units.toBytes(units.mark)

  // What it reads stays in `text` until it is copied; the chunks continue after the last row.
  async function* readOn(): AsyncGenerator<string> {
    for (let step = await pieces.next(); !step.done; step = await pieces.next()) {
      text += step.value
      yield step.value
    }
  }

  const scan = (window: TextWindow) => placeSlices(window, scanRows(window))
  for await (const slices of scanInPieces(scan, readOn(), maxRowUnits)) {
    let out = ''
    let copied = 0
    for (const slice of slices) {
      const taken = rows.take(number)
      number += 1
      const row = taken instanceof Promise ? await taken : taken
      const start = slice.start - offset
      out += text.slice(copied, start) + fill(slice.text, row)
      copied = start + slice.text.length
    }
    text = text.slice(copied)
    offset += copied
    yield units.toBytes(out)
  }
  yield units.toBytes(text)
  for await (const piece of pieces) yield units.toBytes(piece)
}

type ScanRows = (window: TextWindow) => Generator<JsonSlice | null, void>

async function chooseScan(units: FileUnits): Promise<ScanRows> {
  const finding = scanInPieces(findJsonList, units.read(), maxRowUnits)
  for (;;) {
    const step = await finding.next()
    if (step.done) return (window) => scanJsonList(window, step.value)
  }
}

function* placeSlices(window: TextWindow, slices: Iterable<JsonSlice | null>): Generator<Slice | null, void> {
  for (const slice of slices) yield slice === null ? null : { text: slice.text, start: window.offset }
}

/** Creates the function that turns a row, as written, into the row with its texts. */
function prepareFill(order: JsonFillOrder, units: FileUnits) {
  const { column, addressColumn, ownKey, rules } = order
  const parse = (json: string) => JSON.parse(units.toText(json))
  const write = (value: string | string[]) => writeJson(value, units)

  function fillAddress(slice: string, row: RowTexts | undefined): string {
    const text = row && composeCell(row, { existing: '', address: parse(slice) }, rules)
    const more = text === null || text === undefined ? '' : `, ${write(column)}: ${write(text)}`
    return `{${write(urlListHeader)}: ${slice}${more}}`
  }

  function fillObject(slice: string, row: RowTexts): string {
    const members = membersOf(slice, 0, parse)
    const pictures = findMember(slice, members, addressColumn)
    const items = pictures && slice[pictures.valueStart] === '[' ? itemsOf(slice, pictures.valueStart) : []
    if (ownKey !== null && items.some(({ start }) => slice[start] === '{'))
      return applyEdits(slice, fillItems(slice, items, row, ownKey))
    const object: JsonRow = parse(slice)
    const cells = { existing: jsonCell(object, column), address: jsonCell(object, addressColumn) }
    const value = items.length > 0 ? composeParts(row, cells, rules) : composeCell(row, cells, rules)
    if (value === null) return slice
    const target = findObject(slice, 0, members, column)
    const wanted = { key: target.key, keyJson: write(target.key), valueJson: write(value) }
    return applyEdits(slice, [setMember(slice, target.start, target.members, wanted)])
  }

  /** The object with the picture's address: the item of an array, or one nested in it. */
  function findHolder(slice: string, start: number): { start: number; members: Member[] } {
    const members = membersOf(slice, start, parse)
    const valueIn = ({ valueStart, valueEnd }: Member) => parse(slice.slice(valueStart, valueEnd))
    if (holdsAddress(Object.fromEntries(members.map((member) => [member.key, valueIn(member)]))))
      return { start, members }
    const inner = members.find((member) => slice[member.valueStart] === '{' && isPictureItem(valueIn(member)))
    return inner ? findHolder(slice, inner.valueStart) : { start, members }
  }

  /** The object that has or gets the member named by a column: the row itself, or one nested in it at a dotted path. */
  function findObject(slice: string, start: number, members: Member[], path: string): NestedMember {
    if (members.some(({ key }) => key === path)) return { start, members, key: path }
    for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
      const inner = members.findLast(({ key }) => key === path.slice(0, dot))
      if (inner && slice[inner.valueStart] === '{')
        return findObject(
          slice,
          inner.valueStart,
          membersOf(slice, inner.valueStart, parse),
          path.slice(dot + 1),
        )
    }
    return { start, members, key: path }
  }

  function findMember(slice: string, row: Member[], path: string): Member | undefined {
    const { members, key } = findObject(slice, 0, row, path)
    return members.findLast((member) => member.key === key)
  }

  /** Gives each picture that is an object its text, in the order of `picturesInCell`. */
  function fillItems(
    slice: string,
    items: ReturnType<typeof itemsOf>,
    row: RowTexts,
    ownKey: string,
  ): TextEdit[] {
    const pictures = items.filter(({ start, end }) => isPictureItem(parse(slice.slice(start, end))))
    return pictures.flatMap((item, place) => {
      const text = row.texts[place]
      if (slice[item.start] !== '{' || text === undefined) return []
      const { start, members } = findHolder(slice, item.start)
      const key = members.find((member) => isOwn(member, ownKey))?.key ?? ownKey
      const existing = members.findLast((member) => member.key === key)
      const held: unknown = existing && parse(slice.slice(existing.valueStart, existing.valueEnd))
      if (held === text || (rules.onlyEmpty && typeof held === 'string' && held.trim() !== '')) return []
      return [setMember(slice, start, members, { key, keyJson: write(key), valueJson: write(text) })]
    })
  }

  return (slice: string, row: RowTexts | undefined): string => {
    if (slice.startsWith('"')) return fillAddress(slice, row)
    return row ? fillObject(slice, row) : slice
  }
}

function isOwn({ key }: Member, ownKey: string): boolean {
  return key === ownKey || (ownKey === 'alt' && isAltKey(key))
}

/** Escapes what the encoding cannot represent. */
function writeJson(value: string | string[], units: FileUnits): string {
  const json = JSON.stringify(value)
  const written = units.toUnits(json)
  if (written !== null) return written
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(/[^\0-\x7f]/g, (unit) => units.toUnits(unit) ?? escaped(unit))
}
