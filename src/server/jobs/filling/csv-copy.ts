import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { FileUnits } from './file-units.ts'

const utf8Mark = '\ufeff'

/** How a CSV is copied: what of it is kept, and what is written into it, in a form of which `toBytes` makes the copy's bytes. */
export interface CsvCopy {
  begin(): Buffer
  keep(units: string): string
  write(text: string): string
  toBytes(copied: string): Buffer
}

/**
 * A copy byte by byte. What is written was found to fit the file's encoding before the first byte went; what has been changed since, and
 * no longer does, has a question mark for each character that does not.
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

/** A copy in UTF-8 with a byte order mark, for texts that the file's encoding can't hold: the same characters in other bytes. */
export function copyAsUtf8(units: FileUnits): CsvCopy {
  return {
    begin: () => Buffer.from(utf8Mark),
    keep: units.toText,
    write: (text) => text,
    toBytes: (copied) => Buffer.from(copied),
  }
}

/**
 * A text as a cell of a list: made harmless for spreadsheets, its lines ended as cells have it, in quotes where it has to be or
 * where those beside it are.
 */
export function writeListCell(text: string, delimiter: string, isQuoted: boolean): string {
  const cell = writeCell(text.toWellFormed().replace(/\r\n?/g, '\n'))
  if (cell.startsWith('"')) return cell
  const isParted = delimiter !== '' && cell.includes(delimiter)
  return isQuoted || isParted ? `"${cell}"` : cell
}
