import { createSheetReader, type SheetTag } from './read-cells.ts'
import { UnfillableSheet } from './unfillable-sheet.ts'

/** What must be known of a sheet before its first byte is written. */
export interface SheetSurvey {
  /** Of the cells that hold something, from 0; -1 where none does. */
  lastColumn: number
  /** From 1; 0 where there is none. */
  lastRow: number
  /** From 0: those that have a formula. */
  columnsWithFormulas: ReadonlySet<number>
  /** Of cells that a column does not have yet, by the sheet's `cols`. */
  styleOf: (column: number) => string | undefined
}

export async function surveySheet(xml: AsyncIterable<string>): Promise<SheetSurvey> {
  const reader = createSheetReader()
  const columnsWithFormulas = new Set<number>()
  const styles: { min: number; max: number; style: string | undefined }[] = []
  let lastColumn = -1
  let lastRow = 0
  let isWorksheet = false

  function note({ name, isOpening, column, row, attributes }: SheetTag): void {
    if (!isOpening) return
    if (name === 'worksheet') isWorksheet = true
    if (name === 'row') lastRow = row
    if (name === 'f') columnsWithFormulas.add(column)
    if (name === 'f' || name === 'v' || name === 'is') lastColumn = Math.max(lastColumn, column)
    if (name === 'col')
      styles.push({ min: Number(attributes.min), max: Number(attributes.max), style: attributes.style })
  }

  for await (const piece of xml) {
    for (const tag of reader.read(piece)) note(tag)
    reader.forget(reader.settled)
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
