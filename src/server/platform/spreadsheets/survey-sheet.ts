import { measureSharedFormulas } from './measure-shared-formulas.ts'
import { createSheetReader, type SheetTag } from './read-cells.ts'
import { UnfillableSheet } from './zip-parts.ts'

/** What must be known about a sheet before its first byte is written. */
export interface SheetSurvey {
  /** Last column with content, from 0; -1 if there is none. */
  lastColumn: number
  /** From 1; 0 if there is none. */
  lastRow: number
  /** Columns with a formula, from 0. */
  columnsWithFormulas: ReadonlySet<number>
  /** The style of new cells in a column, from the sheet's `cols`. */
  styleOf: (column: number) => string | undefined
}

// A formula is text; other markup inside it must stay small.
const maxFormulaMarkup = 1_000_000

/** `filled`: the column to be overwritten; null: none. */
export async function surveySheet(xml: AsyncIterable<string>, filled: number | null): Promise<SheetSurvey> {
  const reader = createSheetReader()
  const formulas = filled === null ? null : measureSharedFormulas(filled)
  let formulaAt: SheetTag | undefined
  const columnsWithFormulas = new Set<number>()
  const styles: { min: number; max: number; style: string | undefined }[] = []
  let lastColumn = -1
  let lastRow = 0
  let isWorksheet = false

  function note(tag: SheetTag): void {
    const { name, isOpening, column, row, attributes } = tag
    if (name === 'f') noteFormula(tag)
    if (!isOpening) return
    if (name === 'worksheet') isWorksheet = true
    if (name === 'row') lastRow = row
    if (name === 'f') columnsWithFormulas.add(column)
    if (name === 'f' || name === 'v' || name === 'is') lastColumn = Math.max(lastColumn, column)
    if (name === 'col')
      styles.push({ min: Number(attributes.min), max: Number(attributes.max), style: attributes.style })
  }

  function noteFormula(tag: SheetTag): void {
    if (formulaAt) formulas?.add(formulaAt, tag.isSelfClosing ? '' : reader.slice(formulaAt.end, tag.start))
    formulaAt = tag.isOpening ? tag : undefined
  }

  for await (const piece of xml) {
    for (const tag of reader.read(piece)) note(tag)
    if (formulaAt && reader.settled - formulaAt.end > maxFormulaMarkup)
      throw new UnfillableSheet('a formula has no end')
    reader.forget(formulaAt?.end ?? reader.settled)
  }
  reader.close()
  if (!isWorksheet) throw new UnfillableSheet('its sheet is none')
  return {
    lastColumn,
    lastRow,
    columnsWithFormulas,
    styleOf: (column) => styles.find(({ min, max }) => column >= min - 1 && column < max)?.style,
  }
}
