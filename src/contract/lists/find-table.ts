import { limits } from '#contract/limits.ts'
import { chooseDelimiter, type Delimiter, delimiters } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { type RecordLine, readRecordLines } from './find-header-line.ts'
import { areNames, isAddressCell, isSecondHeader, joinHeaders } from './header-cells.ts'
import type { ListNotice } from './list-notices.ts'
import { isPaddedQuote } from './quotes.ts'
import { splitRecord } from './split-record.ts'
import { namedColumns, type TableWish } from './table-wish.ts'
import { withoutHidden } from './without-hidden.ts'

/** Where the table of a CSV is, and what separates its cells. Positions refer to the examined text. */
export interface Table {
  delimiter: Delimiter
  /** Whether blanks separate the delimiter from quotation marks that open cells. */
  isPadded: boolean
  /** The header's line, `[start, end)` (the second of two), and the index of its record; null if the table begins with data. */
  header: { start: number; end: number; place: number } | null
  /** The index of the first record that can be a row. */
  rowsPlace: number
  headers: string[]
  /** What ends the header line, or the first row of a table without one; empty at the end of the text. */
  lineBreak: string
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
  /** Decisions that differ from the plain rule. */
  notices: ListNotice[]
}

interface Line extends RecordLine {
  record: string
  /** The index of the record in the text, blank records included. */
  place: number
}

/** How many lines are examined at most, and after how many characters no more text is awaited. */
const mostLines = 200
const enoughCharacters = 50_000

/**
 * Finds the table at the beginning of a CSV. The specification's rule (the first line is the header, the delimiter is the one that
 * gives it the most columns) applies if the lines below agree with it; otherwise the delimiter on which most lines agree, and the
 * first line of names of that width. Lines above it are not rows. `sep=;` sets the delimiter. Null if the text contains no complete
 * line, or too few to decide and is not the whole file.
 */
export function findTable(text: string, isWhole: boolean, wish: TableWish = {}): Table | null {
  const all = readLines(text, isWhole)
  const isEnough = isWhole || all.length >= mostLines || text.length >= enoughCharacters
  if (all.length === 0 || !isEnough) return null
  const separator = /^"?sep=(.)"?[ \t]*$/i.exec(all[0]!.record)?.[1]
  const isSet = all.length > 1 && separator !== undefined
  const lines = isSet ? all.slice(1) : all
  const set = isSet ? (delimiters.find((delimiter) => delimiter === separator) ?? null) : undefined
  const { delimiter, index } = choose(lines, set, wish)
  const header = lines[index]!
  const cells = splitRecord(header.record, delimiter).map(stripQuotes)
  const isPadded = lines.some(({ record }) => hasPaddedQuote(record))
  const notices: ListNotice[] = []
  const usual = chooseDelimiter(header.record)
  if (set === undefined && usual !== delimiter)
    notices.push({ code: 'delimiter_chosen', details: { delimiter, insteadOf: usual } })
  if (!wish.isPlain && index === 0 && cells.some(isAddressCell)) {
    const lineBreak = text.slice(header.end, header.next)
    const headers = namedColumns(widestOf(lines, delimiter), wish)
    notices.push({ code: 'no_header', details: {} })
    return {
      delimiter,
      isPadded,
      header: null,
      headers,
      lineBreak,
      rowsPlace: header.place,
      rowsStart: header.start,
      rowsLine: header.number,
      notices,
    }
  }
  if (index > 0) notices.push({ code: 'table_start', details: { line: header.number } })
  const second = lines[index + 1]
  const isTwo =
    !wish.isPlain && second !== undefined && isSecondLine(cells, second, lines.slice(index + 2), delimiter)
  if (isTwo) notices.push({ code: 'two_header_lines', details: { line: second.number } })
  const last = isTwo ? second : header
  // The rule that text tables draw below their header.
  const below = lines[lines.indexOf(last) + 1]
  const end = !wish.isPlain && below && /^[\s|+:=-]*-{3}[\s|+:=-]*$/.test(below.record) ? below : last
  return {
    delimiter,
    isPadded,
    header: { start: last.start, end: last.end, place: last.place },
    rowsPlace: end.place + 1,
    headers: isTwo ? joinHeaders(cells, splitRecord(second.record, delimiter)) : cells,
    lineBreak: text.slice(last.end, last.next),
    rowsStart: end.next,
    rowsLine: end.number + countBreaks(text.slice(end.start, end.next)),
    notices,
  }
}

// `"ID", "URL"`: because of the blank before it, the quotation mark is part of the cell's text, which is never meant in a header.
function stripQuotes(cell: string): string {
  return /^\s*"([^"]*)"\s*$/.exec(cell)?.[1] ?? cell
}

function hasPaddedQuote(record: string): boolean {
  for (let at = record.indexOf(' "'); at !== -1; at = record.indexOf(' "', at + 1))
    if (isPaddedQuote(record, at + 1)) return true
  return false
}

function widestOf(lines: Line[], delimiter: Delimiter): number {
  return Math.max(...lines.map((line) => widthOf(line, delimiter)))
}

function isSecondLine(above: string[], second: Line, below: Line[], delimiter: Delimiter): boolean {
  const cells = splitRecord(second.record, delimiter)
  if (cells.length < 2 || cells.some(isAddressCell)) return false
  for (const { record } of below) {
    const column = splitRecord(record, delimiter).findIndex(isAddressCell)
    if (column !== -1) return isSecondHeader(above, cells, column)
  }
  return false
}

function readLines(text: string, isWhole: boolean): Line[] {
  const lines: Line[] = []
  let place = 0
  for (const line of readRecordLines(text, isWhole)) {
    const record = text.slice(line.start, line.end)
    const isLead = lines.length === 0 && record.length <= limits.maxColumns && /^[\s,;|"]*$/.test(record)
    if (!isLead && record.trim() !== '') lines.push({ ...line, record, place })
    place += 1
    if (lines.length === mostLines) break
  }
  return lines
}

/** Chooses the delimiter, and the line that is the header. */
function choose(
  lines: Line[],
  set: Delimiter | undefined,
  { isPlain }: TableWish,
): { delimiter: Delimiter; index: number } {
  if (isPlain) return { delimiter: set === undefined ? chooseDelimiter(lines[0]!.record) : set, index: 0 }
  if (set !== undefined) return { delimiter: set, index: findNamesOfAll(lines, set) }
  const [first] = lines
  const usual = chooseDelimiter(first!.record)
  const below = lines.slice(1)
  const isTied = delimiters.filter((one) => widthOf(first!, one) === widthOf(first!, usual)).length > 1
  const agreeing = below.filter((line) => fits(line, usual, widthOf(first!, usual)))
  if (below.length === 0 || (usual !== null && !isTied && agreeing.length * 2 > below.length))
    return { delimiter: usual, index: findNamesOfAll(lines, usual) }

  const candidates = delimiters
    .map((delimiter) => ({
      delimiter,
      ...usualWidth(lines, delimiter),
      clean: cleanAddresses(lines, delimiter),
    }))
    .filter(({ width, share }) => width > 1 && share >= (usual === null ? 0.6 : 0))
    .toSorted((one, other) => other.share - one.share || other.clean - one.clean || other.width - one.width)
  const [best] = candidates
  const isData = best && splitRecord(first!.record, best.delimiter).some(isAddressCell)
  if (isData && best.share >= usualWidth(lines, usual).share) return { delimiter: best.delimiter, index: 0 }
  for (const { delimiter, width } of candidates) {
    const index = findNames(lines, delimiter, width)
    if (index !== -1) return { delimiter, index }
  }
  return { delimiter: usual, index: 0 }
}

/**
 * If the first line names fewer columns than the first line with an address has, the index of the first line between them that
 * names all; for example below preamble lines that a program padded to the same width. Else 0.
 */
function findNamesOfAll(lines: Line[], delimiter: Delimiter): number {
  if (delimiter === null) return 0
  const cellsOf = ({ record }: Line) => splitRecord(record, delimiter)
  const isText = (cell: string | undefined) => (cell ?? '').trim() !== ''
  const data = lines.findIndex((line) => cellsOf(line).some(isAddressCell))
  if (data < 2) return 0
  const wanted = cellsOf(lines[data]!).flatMap((cell, index) => (isText(cell) ? [index] : []))
  const namesAll = (cells: string[]) => wanted.every((index) => isText(cells[index])) && areNames(cells)
  if (wanted.every((index) => isText(cellsOf(lines[0]!)[index]))) return 0
  return Math.max(
    0,
    lines.slice(0, data).findIndex((line) => namesAll(cellsOf(line))),
  )
}

/** Whether a line fits the header's width, ignoring empty cells. Shorter lines lack their last cells; one cell is not a row. */
function fits({ record }: Line, delimiter: Delimiter, width: number): boolean {
  const cells = splitRecord(record, delimiter)
  return cells.length > 1 && cells.slice(width).every((cell) => cell.trim() === '')
}

/** The most common number of cells, and the share (0 to 1) of lines that have it. */
function usualWidth(lines: Line[], delimiter: Delimiter): { width: number; share: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const width = widthOf(line, delimiter)
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  const [most = [0, 0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return { width: most[0], share: lines.length === 0 ? 0 : most[1] / lines.length }
}

/** How many lines have a cell that is exactly an address; leftovers of another delimiter at its end disqualify it. */
function cleanAddresses(lines: Line[], delimiter: Delimiter): number {
  const isClean = (cell: string) =>
    isAddressCell(cell) && /^(?:(?:https?:)?\/\/[^\s,;|]+|.*[>\])}"'])$/i.test(withoutHidden(cell).trim())
  return lines.filter(({ record }) => splitRecord(record, delimiter).some(isClean)).length
}

function widthOf({ record }: Line, delimiter: Delimiter): number {
  return splitRecord(record, delimiter).length
}

/** The first line of names that is as wide as most lines, with only narrower ones above. -1 if none comes before an address. */
function findNames(lines: Line[], delimiter: Delimiter, width: number): number {
  for (const [index, { record }] of lines.entries()) {
    const cells = splitRecord(record, delimiter)
    if (cells.some(isAddressCell)) return -1
    if (cells.length === width) return areNames(cells) ? index : -1
    if (cells.length > width) return -1
  }
  return -1
}
