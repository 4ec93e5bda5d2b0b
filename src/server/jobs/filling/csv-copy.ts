import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { FileUnits } from './file-units.ts'

const utf8Mark = '\ufeff'

/** How a CSV is copied: what is kept of it and what is written into it, as text that `toBytes` converts to the copy's bytes. */
export interface CsvCopy {
  begin(): Buffer
  keep(units: string): string
  write(text: string): string
  toBytes(copied: string): Buffer
}

/**
 * A byte-for-byte copy. Texts were checked to fit the file's encoding before the first byte was sent; characters of texts that have
 * been changed since and no longer fit become question marks.
 */
export function copyAsItIs(units: FileUnits): CsvCopy {
  return {
    begin: () => units.toBytes(units.mark),
    keep: (kept) => kept,
    write: (text) =>
      units.toUnits(text) ?? Array.from(text, (character) => units.toUnits(character) ?? '?').join(''),
    toBytes: units.toBytes,
  }
}

/** A copy in UTF-8 with a byte order mark, for texts that the file's encoding cannot represent. */
export function copyAsUtf8(units: FileUnits): CsvCopy {
  return {
    begin: () => Buffer.from(utf8Mark),
    keep: units.toText,
    write: (text) => text,
    toBytes: (copied) => Buffer.from(copied),
  }
}

/**
 * Formats a text as a cell of a list: escaped against spreadsheet formulas, with the line breaks of a cell, quoted if necessary or
 * if the cells next to it are.
 */
export function writeListCell(text: string, delimiter: string, isQuoted: boolean): string {
  const cell = writeCell(text.toWellFormed().replace(/\r\n?/g, '\n'))
  if (cell.startsWith('"')) return cell
  const isParted = delimiter !== '' && cell.includes(delimiter)
  return isQuoted || isParted ? `"${cell}"` : cell
}
