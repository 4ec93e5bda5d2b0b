import type { Readable } from 'node:stream'
import type { Entry } from '@zip.js/zip.js/lib/zip-core-reader.js'
import { columnOfLetters, lettersOf } from '#contract/spreadsheets/column-letters.ts'
import { kindOf } from '#contract/spreadsheets/read-relations.ts'
import { removeElements } from './edit-elements.ts'
import { type FilledCell, fillRows } from './fill-rows.ts'
import { type FoundSheet, findSheet } from './find-sheet.ts'
import { type Archive, archiveBounds, keyOf, openArchive, readPart, unpack } from './open-archive.ts'
import { maxColumns } from './read-cells.ts'
import { surveySheet } from './survey-sheet.ts'
import { type Parts, UnfillableSheet, zipParts } from './zip-parts.ts'

export interface Filling {
  /** Path of an uploaded XLSX, which must stay until the stream is closed. */
  path: string
  /** The sheet's name; the first sheet if omitted. */
  sheet?: string | undefined
  /**
   * From 0; or a new column after the last used one, with its header in the row (from 1) that has the other headers; null: there is none.
   */
  column: number | { header: string; headerRow: number | null }
  /** By ascending row, each once; a row is the sheet's own number, from 1. If the stream ends early, `return` is called. */
  cells: AsyncIterable<FilledCell>
}

/**
 * Returns a copy of an XLSX in which `cells` are text cells and everything else is unchanged: the rest of the sheet byte for byte, every
 * other part still compressed. A cell keeps its style; an empty text empties it; a text that is too long is cut as in `writeCellText`. A
 * shared formula survives the cell that held it, and the calculation chain is removed if a formula may have gone with its cell:
 * spreadsheets rebuild it.
 *
 * Memory use stays flat, and destroying the stream ends all reading. Refuses damaged, encrypted or too large files and missing sheets with
 * `UnfillableSheet` before the first byte; an error of `cells` becomes the stream's.
 */
export async function fillSheet(filling: Filling): Promise<Readable> {
  const archive = await openArchive(filling.path)
  const sheet = await findSheet(archive, filling.sheet)
  const entry = archive.find(sheet.part)
  if (!entry) throw new UnfillableSheet(`it has no ${sheet.part}`)
  const readSheet = () => readPart(entry, archiveBounds.sheetBytes)

  const added = typeof filling.column === 'number' ? null : filling.column
  const survey = await surveySheet(readSheet(), typeof filling.column === 'number' ? filling.column : null)
  const column = typeof filling.column === 'number' ? filling.column : survey.lastColumn + 1
  if (column >= maxColumns) throw new UnfillableSheet('it has no column left')
  const changed = survey.columnsWithFormulas.has(column)
    ? await forgetCalcChain(archive, sheet)
    : new Map<string, string | null>()

  const headerRow = added?.headerRow ?? null
  const named =
    added && headerRow !== null ? withHeader({ ...added, headerRow }, filling.cells) : filling.cells
  const cells = named[Symbol.asyncIterator]()
  const writeSheet = () =>
    encodeAll(
      fillRows(readSheet(), {
        column,
        cells,
        style: survey.styleOf(column),
        headerRow: headerRow ?? undefined,
        extend: (dimension) => extendDimension(dimension, column, survey.lastRow),
      }),
    )

  return zipParts(async (parts) => {
    try {
      for (const part of archive.entries) {
        const text = changed.get(keyOf(part.filename))
        if (part === entry) await parts.add(part.filename, writeSheet(), datesOf(part))
        else if (text === undefined) await copyPart(parts, part)
        else if (text !== null) await parts.add(part.filename, encodeAll([text]), datesOf(part))
      }
    } finally {
      await cells.return?.()
    }
  })
}

/** New texts of the parts that refer to the calculation chain, by part name, or null for the part to remove. */
async function forgetCalcChain(
  archive: Archive,
  { calcChain }: FoundSheet,
): Promise<Map<string, string | null>> {
  const changed = new Map<string, string | null>()
  if (!calcChain) return changed
  const { part, relations } = calcChain
  const types = await archive.readText('[Content_Types].xml')
  changed.set(keyOf(part), null)
  changed.set(
    keyOf('[Content_Types].xml'),
    removeElements(types, 'Override', ({ PartName }) => keyOf(PartName ?? '') === keyOf(part)),
  )
  changed.set(
    keyOf(relations),
    removeElements(
      await archive.readText(relations),
      'Relationship',
      ({ Type = '' }) => kindOf(Type) === 'calcChain',
    ),
  )
  return changed
}

async function copyPart(parts: Parts, entry: Entry): Promise<void> {
  if (entry.directory) return parts.add(entry.filename, encodeAll([]), { ...datesOf(entry), directory: true })
  await parts.add(entry.filename, unpack(entry, { isPacked: true }), { entry, passThrough: true })
}

async function* withHeader(
  { header, headerRow }: { header: string; headerRow: number },
  cells: AsyncIterable<FilledCell>,
): AsyncGenerator<FilledCell> {
  let isNamed = false
  for await (const cell of cells) {
    if (!isNamed && cell.row > headerRow) {
      isNamed = true
      yield { row: headerRow, text: header }
    }
    yield cell
  }
  if (!isNamed) yield { row: headerRow, text: header }
}

async function* encodeAll(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

function datesOf({ lastModDate }: Entry): { lastModDate: Date } {
  return { lastModDate }
}

/** Extends the dimension of a sheet (`A1:D20`) to `column` (from 0) and `row` (from 1). A malformed one stays. */
function extendDimension(dimension: string, column: number, row: number): string {
  const [, start, letters, number] = /^([A-Z]{1,3}\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(dimension) ?? []
  if (!start) return dimension
  const [, startLetters = 'A', startNumber = '1'] = /^([A-Z]+)(\d+)$/.exec(start) ?? []
  const lastColumn = Math.max(columnOfLetters(letters ?? startLetters), column)
  const lastRow = Math.max(Number(number ?? startNumber), row)
  return `${start}:${lettersOf(lastColumn)}${lastRow}`
}
