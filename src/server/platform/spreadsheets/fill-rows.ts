import { setImmediate as breathe } from 'node:timers/promises'
import { createOrphanedFormulas } from './orphaned-formulas.ts'
import { createSheetReader, maxRows, type SheetTag } from './read-cells.ts'
import { writeTextCell } from './write-text-cell.ts'

export interface FilledCell {
  /** The sheet's own row number, from 1. */
  row: number
  text: string
}

export interface RowsFilling {
  /** From 0. */
  column: number
  /** By ascending row. */
  cells: AsyncIterator<FilledCell>
  /** The style of new cells in rows without one. */
  style: string | undefined
  /** The row in which a new cell copies the style of the last cell before it. */
  headerRow: number | undefined
  /** Rewrites the sheet's dimension. */
  extend: (dimension: string) => string
}

// Takes some hundredths of a second.
const charactersInOneBreath = 100_000

/**
 * Yields the text of a sheet with one column filled. Everything else is passed on byte for byte. A cell keeps only its style; missing rows
 * are added. If a cell that holds a shared formula is overwritten, each cell that shares it gets a formula of its own.
 */
export async function* fillRows(
  xml: AsyncIterable<string>,
  { column, cells, style, headerRow, extend }: RowsFilling,
): AsyncGenerator<string> {
  const reader = createSheetReader()
  const orphans = createOrphanedFormulas()
  let prefix = ''
  let copied = 0
  let written = ''
  let next = await pull(0)
  /** The text for the current row, until it is written. */
  let wanted: string | undefined
  let rowStyle: string | undefined
  let lastStyle: string | undefined
  let isReplacing = false
  let sharedAt: SheetTag | undefined
  let orphanAt: SheetTag | undefined
  let moved = 0

  async function pull(after: number): Promise<FilledCell | undefined> {
    const { done, value } = await cells.next()
    if (done) return
    if (!(Number.isInteger(value.row) && value.row > after && value.row <= maxRows))
      throw new Error(`row ${value.row} is to be filled after row ${after}`)
    return value
  }

  const copyTo = (place: number) => {
    written += reader.slice(copied, place)
    copied = place
  }
  const replace = (start: number, end: number, text: string) => {
    copyTo(start)
    written += text
    copied = end
  }
  const writeCell = (row: number, text: string, cellStyle: string | undefined) =>
    writeTextCell({ row, column, text, style: cellStyle }, prefix)
  const newStyle = (row: number) => (row === headerRow ? lastStyle : undefined) ?? rowStyle ?? style

  /** Rows that the sheet lacks, before the row with this number. */
  async function writeMissingRows(before: number): Promise<string> {
    let rows = ''
    while (next && next.row < before) {
      rows += `<${prefix}row r="${next.row}">${writeCell(next.row, next.text, style)}</${prefix}row>`
      next = await pull(next.row)
    }
    return rows
  }

  async function beginRow(tag: SheetTag): Promise<void> {
    if (next && next.row < tag.row) replace(tag.start, tag.start, await writeMissingRows(tag.row))
    wanted = undefined
    lastStyle = undefined
    rowStyle = isTrue(tag.attributes.customFormat) ? tag.attributes.s : undefined
    if (next?.row !== tag.row) return
    wanted = next.text
    next = await pull(tag.row)
    // A row's `spans` is optional, and must not be wrong.
    const start = reader.slice(tag.start, tag.end).replace(/\sspans\s*=\s*("[^"]*"|'[^']*')/, '')
    if (!tag.isSelfClosing) return replace(tag.start, tag.end, start)
    const cell = writeCell(tag.row, wanted, newStyle(tag.row))
    replace(tag.start, tag.end, `${start.replace(/\/>$/, '>')}${cell}</${prefix}row>`)
    wanted = undefined
  }

  function beginCell(tag: SheetTag): void {
    if (wanted !== undefined && tag.column > column) {
      replace(tag.start, tag.start, writeCell(tag.row, wanted, newStyle(tag.row)))
      wanted = undefined
    }
    if (wanted === undefined || tag.column !== column) {
      lastStyle = tag.attributes.s
      return
    }
    isReplacing = true
    replace(tag.start, tag.end, writeCell(tag.row, wanted, tag.attributes.s))
    wanted = undefined
  }

  function beginFormula(tag: SheetTag): void {
    const { t, si } = tag.attributes
    if (t !== 'shared' || si === undefined) return
    if (!tag.isSelfClosing) sharedAt = tag
    if (!isReplacing && orphans.has(si)) orphanAt = tag
  }

  function endFormula(tag: SheetTag): Promise<void> | undefined {
    const held = sharedAt ? reader.slice(sharedAt.end, tag.start) : ''
    const si = (sharedAt ?? orphanAt)?.attributes.si ?? ''
    if (held && isReplacing) orphans.add(si, { xml: held, row: tag.row, column: tag.column })
    if (held && !isReplacing) orphans.remove(si)
    const own = orphanAt && orphans.moveTo(si, tag)
    if (own !== undefined) replace(orphanAt!.start, tag.end, `<${prefix}f>${own}</${prefix}f>`)
    sharedAt = undefined
    orphanAt = undefined
    moved += own?.length ?? 0
    if (moved < charactersInOneBreath) return
    moved = 0
    return breathe()
  }

  function endRow(tag: SheetTag): void {
    if (wanted !== undefined) replace(tag.start, tag.start, writeCell(tag.row, wanted, newStyle(tag.row)))
    wanted = undefined
  }

  async function endRows(tag: SheetTag): Promise<void> {
    const rows = await writeMissingRows(Number.POSITIVE_INFINITY)
    if (!rows) return
    if (!tag.isSelfClosing) return replace(tag.start, tag.start, rows)
    const start = reader.slice(tag.start, tag.end).replace(/\/>$/, '>')
    replace(tag.start, tag.end, `${start}${rows}</${prefix}sheetData>`)
  }

  /** Returns a promise only if the tag has to wait for the next cell: most do not, and a promise for each would be most of the work. */
  function follow(tag: SheetTag): Promise<void> | undefined {
    const { name, isOpening, isSelfClosing } = tag
    if (name === 'row' && isOpening) return beginRow(tag)
    if (name === 'sheetData' && !isOpening) return endRows(tag)
    if (name === 'worksheet' && isOpening) prefix = prefixIn(reader.slice(tag.start, tag.end))
    if (name === 'dimension' && isOpening) replaceDimension(tag)
    if (name === 'c' && isOpening) beginCell(tag)
    if (name === 'f' && isOpening) beginFormula(tag)
    if (name === 'f' && !isOpening) return endFormula(tag)
    if (name === 'c' && !isOpening && isReplacing) {
      copied = tag.end
      isReplacing = false
    }
    if (name === 'row' && !isOpening && !isSelfClosing) endRow(tag)
  }

  function replaceDimension(tag: SheetTag): void {
    const text = reader.slice(tag.start, tag.end)
    replace(
      tag.start,
      tag.end,
      text.replace(/(\sref\s*=\s*["'])([^"']*)/, (_, ref, value) => ref + extend(value)),
    )
  }

  for await (const piece of xml) {
    for (const tag of reader.read(piece)) {
      const waiting = follow(tag)
      if (waiting) await waiting
    }
    if (!isReplacing) copyTo(Math.max(copied, orphanAt?.start ?? reader.settled))
    reader.forget(
      Math.min(isReplacing ? reader.settled : copied, sharedAt?.start ?? Number.POSITIVE_INFINITY),
    )
    if (written) yield written
    written = ''
  }
  reader.close()
  yield reader.slice(copied, Number.POSITIVE_INFINITY)
}

function prefixIn(rootTag: string): string {
  return /^<([^\s:>/]+:)/.exec(rootTag)?.[1] ?? ''
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
