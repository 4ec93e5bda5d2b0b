import { cellName } from '#contract/spreadsheets/cell-name.ts'
import { writeCellText } from './write-cell-text.ts'

interface TextCell {
  /** From 1. */
  row: number
  /** From 0. */
  column: number
  text: string
  style: string | undefined
}

/** The XML of a text cell; an empty text gives an empty cell. `prefix` is the namespace prefix of the sheet, with its colon. */
export function writeTextCell({ row, column, text, style }: TextCell, prefix: string): string {
  const styled = style === undefined ? '' : ` s="${style}"`
  const start = `<${prefix}c r="${cellName(row, column)}"${styled}`
  return text === '' ? `${start}/>` : `${start} t="inlineStr">${writeCellText(text, prefix)}</${prefix}c>`
}
