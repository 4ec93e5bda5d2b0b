import { limits } from '#contract/limits.ts'
import { addressInFormula } from '#contract/lists/formula.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { cellName, columnOf, rowNumber } from './cell-name.ts'
import type { TextStore } from './create-text-store.ts'
import { damaged } from './damaged.ts'
import type { Package } from './open-package.ts'
import { parseXml } from './parse-xml.ts'
import { type RawCell, readCell } from './read-cell.ts'
import type { Styles } from './read-styles.ts'
import type { WorkbookSheet } from './read-workbook.ts'

/** A row that contains text. */
export interface SheetRow {
  /** The cells as a person sees them, up to the last one with text. */
  cells: string[]
  /** Link targets of cells by column; for a formula whose address was never computed, the formula. */
  links: ReadonlyMap<number, string> | null
  /** Its number in the sheet, from 1. */
  row: number
}

/** What is needed to read the cells of a sheet. */
export interface SheetSource {
  file: Package
  sheet: WorkbookSheet
  texts: TextStore
  styles: Styles
  isFrom1904: boolean
  /** By cell reference. */
  links: ReadonlyMap<string, string>
}

const maxFormula = 10_000

/**
 * The rows of a sheet that contain text, in batches. Refuses sheet_damaged with the cell from which it cannot be read,
 * sheet_row_too_large and too_many_columns.
 */
export async function* readRows(source: SheetSource): AsyncGenerator<SheetRow[]> {
  const { file, sheet, texts, styles, isFrom1904 } = source
  let found: SheetRow[] = []
  let isInData = false
  let isAtEnd = false
  let row = 0
  let column = -1
  let cells: string[] = []
  let links: Map<number, string> | null = null
  let characters = 0
  let cell: RawCell | null = null
  let formula = ''
  let part: 'value' | 'inline' | 'formula' | null = null
  let isPhonetic = false

  const here = () => cellName(Math.max(row, 1), Math.max(column, 0))
  const broken = () => new UnreadableList('sheet_damaged', { sheet: sheet.name, cell: here() })

  const tooLong = () =>
    new UnreadableList('sheet_row_too_large', {
      sheet: sheet.name,
      cell: here(),
      maxCharacters: limits.maxRowCharacters,
    })

  function openRow(r: string | undefined): void {
    const next = r === undefined ? row + 1 : rowNumber(r)
    column = -1
    if (!(next > row)) throw broken()
    row = next
    cells = []
    links = null
    characters = 0
  }

  function openCell({ r, t = '', s = '0' }: Readonly<Record<string, string>>): void {
    const next = r === undefined ? column + 1 : columnOf(r)
    if (next < 0) throw broken()
    column = next
    cell = { type: t === 'n' ? '' : t, style: Number(s), value: '', inline: '' }
    formula = ''
  }

  function closeCell(): void {
    if (!cell) return
    const text = readCell(cell, texts, styles, isFrom1904)
    if (text === null) throw broken()
    const link = linkOf(text, cell.type)
    cell = null
    if (text === '' && link === undefined) return
    if (column >= limits.maxColumns)
      throw new UnreadableList('too_many_columns', { maxColumns: limits.maxColumns })
    characters += text.length
    if (characters > limits.maxRowCharacters) throw tooLong()
    while (cells.length < column) cells.push('')
    cells[column] = text
    if (link !== undefined) {
      links ??= new Map()
      links.set(column, link)
    }
  }

  /** A cell without a type and a value was never computed; one with an empty text was. */
  function linkOf(text: string, type: string): string | undefined {
    const address = formula === '' ? null : addressInFormula(formula)
    if (address !== null) return address
    const linked = source.links.size > 0 ? source.links.get(here()) : undefined
    const isOpen = (text === '' && type === '') || /\b(?:HYPERLINK|IMAGE)\(/i.test(formula)
    return linked ?? (formula !== '' && isOpen ? `=${formula}` : undefined)
  }

  function closeRow(): void {
    while (cells.at(-1) === '' && !links?.has(cells.length - 1)) cells.pop()
    if (links !== null || cells.some((text) => text.trim() !== '')) found.push({ cells, links, row })
  }

  const rows = parseXml(file.read(sheet.part), {
    open(name, attributes) {
      if (name === 'sheetData') isInData = true
      if (!isInData) return
      if (name === 'row') openRow(attributes.r)
      else if (name === 'c') openCell(attributes)
      else if (name === 'v') part = 'value'
      else if (name === 'f') part = 'formula'
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't' && !isPhonetic) part = 'inline'
    },
    text(piece) {
      if (!cell || part === null) return
      if (part === 'formula') {
        if (formula.length < maxFormula) formula += piece
        return
      }
      cell[part] += piece
      if (cell[part].length > limits.maxRowCharacters) throw tooLong()
    },
    close(name) {
      if (!isInData) return
      if (name === 'c') closeCell()
      else if (name === 'row') closeRow()
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'sheetData') isAtEnd = true
      else part = null
    },
  })
  try {
    for await (const _ of rows) {
      if (found.length > 0) {
        const some = found
        found = []
        yield some
      }
      // What follows the cells is not needed.
      if (isAtEnd) return
    }
  } catch (error) {
    throw error instanceof UnreadableList ? error : broken()
  }
  if (!isInData) throw damaged(sheet.part)
}
