import { urlListHeader } from '#contract/lists/json/rows-of-json.ts'
import { skipJsonSpace, skipJsonValue } from '#contract/lists/json/skip-json-value.ts'
import type { ListFile } from '#contract/lists/list-files.ts'
import { wrongExtension } from '#contract/lists/wrong-extension.ts'
import { addressesInLine } from './addresses-in-line.ts'
import { choosePasteDelimiter, firstRows } from './choose-paste-delimiter.ts'
import { hasHeader } from './has-header.ts'
import { holdsAddress } from './is-address.ts'
import { readGrid } from './read-grid.ts'

/** The text of a list, as a file with this extension would contain it. */
export interface PastedList {
  ending: Extract<ListFile, 'csv' | 'json' | 'ndjson'>
  pieces: string[]
}

const sampleCharacters = 200_000
const lookedAtLines = 1_000
const pieceCharacters = 65_536

/**
 * Makes a list of pasted text: rows of a spreadsheet or of CSV with or without headers, addresses, JSON or NDJSON. `columnName` plus a
 * number names the columns of rows without headers. Null if the beginning contains no address and is no spreadsheet table.
 */
export function readPaste(pasted: string, columnName: string): PastedList | null {
  const text = pasted.replace(/^\ufeff/, '').replaceAll('\0', '')
  const sample = sampleOf(text)
  if (wrongExtension('csv', sample) === 'json_named_csv')
    return { ending: isNdjson(text) ? 'ndjson' : 'json', pieces: [text] }
  if (isBareList(sample)) return { ending: 'csv', pieces: [...writeAddresses(text)] }
  const delimiter = choosePasteDelimiter(sample)
  const first = firstRows(sample, delimiter, lookedAtLines)
  const isTable = delimiter === '\t' && first.length > 1 && first.some((cells) => cells.length > 1)
  if (!isTable && !first.some((cells) => cells.some(holdsAddress))) return null
  const isHeaded = hasHeader(first)
  // Text that is already CSV keeps its own errors and line numbers.
  if (isHeaded && delimiter !== '\t') return { ending: 'csv', pieces: [text] }
  return { ending: 'csv', pieces: writeTable(text, delimiter, isHeaded ? null : columnName) }
}

/** The beginning of the text, up to the end of a line. */
function sampleOf(text: string): string {
  if (text.length <= sampleCharacters) return text
  const end = text.lastIndexOf('\n', sampleCharacters)
  return text.slice(0, end === -1 ? sampleCharacters : end)
}

/** Whether the first line is a JSON object and another one follows. */
function isNdjson(text: string): boolean {
  const start = skipJsonSpace(text, 0)
  const lineEnd = text.indexOf('\n', start)
  if (text[start] !== '{' || lineEnd === -1) return false
  const line = text.slice(start, lineEnd)
  const end = skipJsonValue(line, 0)
  return end > 0 && skipJsonSpace(line, end) === line.length && text[skipJsonSpace(text, lineEnd)] === '{'
}

function isBareList(sample: string): boolean {
  const lines = sample.split(/[\r\n]+/, lookedAtLines + 1).filter((line) => line.trim() !== '')
  // Cells of one row count as well as lines.
  if (lines.length > 1 && lines.some((line) => line.includes('\t'))) return false
  return lines.length > 0 && lines.slice(0, lookedAtLines).every((line) => addressesInLine(line) !== null)
}

function* writeAddresses(text: string): Generator<string> {
  let piece = `${urlListHeader}\n`
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue
    for (const address of addressesInLine(line) ?? [line.trim()]) piece += `${writeCells([address], ',')}\n`
    if (piece.length < pieceCharacters) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** One row of cells, quoted where necessary to be read back unchanged. */
export function writeCells(cells: readonly string[], delimiter: string): string {
  return cells.map(writeCell).join(delimiter)
}

// Quotes everything that could be taken for a delimiter, so that the delimiter is detectable from the header line.
function writeCell(cell: string): string {
  const isPlain = !/[",;|\t\r\n]/.test(cell) && cell.trim() === cell
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

/** Writes CSV with a header for each column. `columnName` null: the first row contains the headers. */
function writeTable(text: string, delimiter: string, columnName: string | null): string[] {
  const pieces: string[] = []
  let headers: string[] | null = columnName === null ? null : []
  let columns = 0
  let piece = ''
  for (const cells of readGrid(text, delimiter)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    columns = Math.max(columns, cells.length)
    if (!headers) {
      headers = cells
      continue
    }
    piece += `${writeCells(cells, ';')}\n`
    if (piece.length < pieceCharacters) continue
    pieces.push(piece)
    piece = ''
  }
  const named = Array.from({ length: columns }, (_, index) => {
    if (columnName === null) return headers?.[index] ?? ''
    return columns === 1 ? urlListHeader : `${columnName} ${index + 1}`
  })
  return [`${writeCells(named, ';')}\n`, ...pieces, piece]
}

/** Pasted content that is not a file. */
export type PasteContent = { text: string } | { html: string }
