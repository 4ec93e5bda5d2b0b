import { chooseDelimiter, type Delimiter, delimiters } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { endsLikePicture } from './ends-like-picture.ts'
import { type RecordLine, readRecordLines } from './find-header-line.ts'
import { splitRecord } from './split-record.ts'

/** Where the table of a CSV stands, and what separates its cells. Positions are in the text that was looked at. */
export interface Table {
  delimiter: Delimiter
  /** The header's line, `[start, end)`; null: the table begins with data, and has `columns` columns. */
  header: { start: number; end: number } | null
  columns: number
  /** What ends the header line, or the first row of a table without one; empty at the text's end. */
  lineBreak: string
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
}

interface Line extends RecordLine {
  record: string
}

/** So many lines are looked at, and no more text is waited for than these characters. */
const mostLines = 200
const enoughCharacters = 50_000

/**
 * Finds the table in the beginning of a CSV: by the rule of the specification (the first line is the header, the delimiter is the one that
 * gives it the most columns) wherever the lines below it agree; else by the delimiter whose lines agree most, and the first line of names
 * that is as wide as they are. What stands above it is no row. `sep=;` sets the delimiter. Null when the text holds no whole line,
 * or too few to tell and is not the whole of the file. `isBlank` is for text whose units are not its characters.
 */
export function findTable(
  text: string,
  isWhole: boolean,
  isBlank: (record: string) => boolean = (record) => record.trim() === '',
): Table | null {
  const all = readLines(text, isWhole, isBlank)
  const isEnough = isWhole || all.length >= mostLines || text.length >= enoughCharacters
  if (all.length === 0 || !isEnough) return null
  const separator = /^"?sep=(.)"?[ \t]*$/i.exec(all[0]!.record)?.[1]
  const isSet = all.length > 1 && separator !== undefined
  const lines = isSet ? all.slice(1) : all
  const set = isSet ? (delimiters.find((delimiter) => delimiter === separator) ?? null) : undefined
  const { delimiter, index } = set === undefined ? choose(lines) : { delimiter: set, index: 0 }
  const line = lines[index]!
  const cells = splitRecord(line.record, delimiter)
  const lineBreak = text.slice(line.end, line.next)
  const columns = cells.length
  if (index === 0 && cells.some(isAddress))
    return { delimiter, header: null, columns, lineBreak, rowsStart: line.start, rowsLine: line.number }
  return {
    delimiter,
    header: { start: line.start, end: line.end },
    columns,
    lineBreak,
    rowsStart: line.next,
    rowsLine: line.number + countBreaks(text.slice(line.start, line.next)),
  }
}

function readLines(text: string, isWhole: boolean, isBlank: (record: string) => boolean): Line[] {
  const lines: Line[] = []
  for (const line of readRecordLines(text, isWhole)) {
    const record = text.slice(line.start, line.end)
    if (!isBlank(record)) lines.push({ ...line, record })
    if (lines.length === mostLines) break
  }
  return lines
}

/** Which delimiter the lines have, and which of them is the header. */
function choose(lines: Line[]): { delimiter: Delimiter; index: number } {
  const [first] = lines
  const usual = chooseDelimiter(first!.record)
  const below = lines.slice(1)
  const isTied = delimiters.filter((one) => widthOf(first!, one) === widthOf(first!, usual)).length > 1
  const agreeing = below.filter((line) => fits(line, usual, widthOf(first!, usual)))
  if (below.length === 0 || (usual !== null && !isTied && agreeing.length * 2 > below.length))
    return { delimiter: usual, index: 0 }

  const candidates = delimiters
    .map((delimiter) => ({ delimiter, ...usualWidth(lines, delimiter) }))
    .filter(({ width, share }) => width > 1 && share >= (usual === null ? 0.6 : 0))
    .toSorted((one, other) => other.share - one.share || other.width - one.width)
  for (const { delimiter, width } of candidates) {
    const index = findNames(lines, delimiter, width)
    if (index !== -1) return { delimiter, index }
  }
  return { delimiter: usual, index: 0 }
}

/** Is a line no wider than the header but for empty cells? A shorter one lacks its last cells; one cell alone is no row of several. */
function fits({ record }: Line, delimiter: Delimiter, width: number): boolean {
  const cells = splitRecord(record, delimiter)
  return cells.length > 1 && cells.slice(width).every((cell) => cell.trim() === '')
}

/** How many cells most of the lines have, and how many of the lines those are, of 1. */
function usualWidth(lines: Line[], delimiter: Delimiter): { width: number; share: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const width = widthOf(line, delimiter)
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  const [most = [0, 0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return { width: most[0], share: lines.length === 0 ? 0 : most[1] / lines.length }
}

function widthOf({ record }: Line, delimiter: Delimiter): number {
  return splitRecord(record, delimiter).length
}

/** The first line of names that is as wide as most; above it stand only narrower ones. -1 without one before the first address. */
function findNames(lines: Line[], delimiter: Delimiter, width: number): number {
  for (const [index, { record }] of lines.entries()) {
    const cells = splitRecord(record, delimiter)
    if (cells.some(isAddress)) return -1
    if (cells.length === width) return areNames(cells) ? index : -1
    if (cells.length > width) return -1
  }
  return -1
}

/** Columns without a name are few, and none is called by a number alone. */
function areNames(cells: string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '')
  return named.length * 2 > cells.length && !named.some((cell) => /^[\s\d.,]+$/.test(cell))
}

function isAddress(cell: string): boolean {
  const text = cell.trim()
  return /^(?:https?:)?\/\/\S/i.test(text) || (endsLikePicture(text) && !/\s/.test(text))
}
