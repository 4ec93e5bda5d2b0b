import { columnOfLetters } from '#contract/spreadsheets/column-letters.ts'
import { createTagReader, type Tag, type TagReader } from './read-tags.ts'
import { UnfillableSheet } from './zip-parts.ts'

/** A tag of a sheet, with its position if it is a row or inside one. */
export interface SheetTag extends Tag {
  /** From 1, as the sheet says. */
  row: number
  /** From 0. */
  column: number
}

export interface SheetReader extends Omit<TagReader, 'read'> {
  read: (piece: string) => SheetTag[]
}

const names = new Set(['worksheet', 'dimension', 'col', 'sheetData', 'row', 'c', 'f', 'v', 'is'])
const depths: Record<string, number> = {
  worksheet: 0,
  dimension: 1,
  sheetData: 1,
  col: 2,
  row: 2,
  c: 3,
  f: 4,
  v: 4,
  is: 4,
}
export const maxRows = 1_048_576
export const maxColumns = 16_384

/** Reads the tags of an untrusted sheet that determine positions. A row or cell without a reference follows the previous one. */
export function createSheetReader(): SheetReader {
  const tags = createTagReader(names)
  let row = 0
  let column = -1
  let isInRows = false

  function place(tag: Tag): void {
    if (tag.name === 'sheetData') isInRows = tag.isOpening
    if (!tag.isOpening) return
    if (tag.name === 'row') beginRow(tag.attributes.r)
    if (tag.name === 'c') beginCell(tag.attributes.r)
  }

  function beginRow(r: string | undefined): void {
    const next = r === undefined ? row + 1 : Number(r)
    if (!(Number.isInteger(next) && next > row && next <= maxRows))
      throw new UnfillableSheet('its rows are out of order')
    row = next
    column = -1
  }

  function beginCell(r: string | undefined): void {
    const next = r === undefined ? column + 1 : columnIn(r, row)
    if (!(next > column && next < maxColumns)) throw new UnfillableSheet('its cells are out of order')
    column = next
  }

  return {
    ...tags,
    read: (piece) => {
      const placed: SheetTag[] = []
      for (const tag of tags.read(piece)) {
        if (tag.depth !== depths[tag.name]) continue
        if (tag.depth > 1 && tag.name !== 'col' && !isInRows) continue
        place(tag)
        placed.push(Object.assign(tag, { row, column }))
      }
      return placed
    },
    get settled() {
      return tags.settled
    },
  }
}

function columnIn(reference: string, row: number): number {
  const [, letters, number] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (!letters || Number(number) !== row)
    throw new UnfillableSheet('a cell stands in another row than it says')
  return columnOfLetters(letters)
}
