import { tooLarge } from './damaged.ts'
import { formatCode } from './number-formats.ts'
import type { Package } from './open-package.ts'
import { readPart } from './read-part.ts'
import { type ValueFormat, valueFormat } from './show-value.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'

/** How the cells of each style show their values. */
export interface Styles {
  formatOf(style: number): ValueFormat
}

export async function readStyles(file: Package, part: string | null, isFrom1904: boolean): Promise<Styles> {
  const own = new Map<number, string>()
  const formats: number[] = []
  let isInCells = false
  if (part !== null && file.has(part))
    await readPart(file, part, {
      open(name, attributes) {
        if (name === 'cellXfs') isInCells = true
        else if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
        else if (name === 'xf' && isInCells) formats.push(Number(attributes.numFmtId ?? 0))
        if (Math.max(own.size, formats.length) > spreadsheetLimits.styles) throw tooLarge(part)
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false
      },
    })
  const known = new Map<number, ValueFormat>()
  return {
    formatOf(style) {
      const id = formats[style] ?? 0
      const format = known.get(id) ?? valueFormat(formatCode(id, own), isFrom1904)
      known.set(id, format)
      return format
    },
  }
}
