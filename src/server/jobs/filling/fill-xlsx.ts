import { openAsBlob } from 'node:fs'
import type { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { limits } from '#contract/limits.ts'
import { addressInCell } from '#contract/spreadsheets/address-in-cell.ts'
import { openSpreadsheet, type Spreadsheet } from '#contract/spreadsheets/open-spreadsheet.ts'
import type { FilledCell } from '#server/platform/spreadsheets/fill-rows.ts'
import { fillSheet } from '#server/platform/spreadsheets/fill-sheet.ts'
import { composeCell } from './compose-cell.ts'
import type { FillOrder, TextMemory } from './fill-order.ts'
import { queueRows } from './queue-rows.ts'

/** `sheet` is the one that the list was read from. */
export interface XlsxFillOrder extends FillOrder {
  sheet: string
  memory: TextMemory
}

/**
 * A copy of a workbook with one column of one sheet filled and every other cell unchanged. In rows that have texts, the cell is the
 * result of `composeCell`, as a plain text. Refuses with `UnreadableList` and `UnfillableSheet` before the first byte.
 */
export async function fillXlsx({ path, sheet, column, memory, ...order }: XlsxFillOrder): Promise<Readable> {
  const file = await openAsBlob(path)
  const read = await memory.inTurn(() =>
    openSpreadsheet(file, sheet, limits.maxRowsRead, memory.hold, order.table),
  )
  try {
    const filled = await fillSheet({
      path,
      sheet: read.sheet,
      column: typeof column === 'number' ? column : { ...column, headerRow: read.headerRow || null },
      cells: composeCells(read, { column, ...order }),
    })
    return filled.once('close', read.forget)
  } catch (error) {
    read.forget()
    throw error
  }
}

async function* composeCells(
  read: Spreadsheet,
  { column, addressColumn, rows: texts, rules }: Omit<FillOrder, 'path'>,
): AsyncGenerator<FilledCell> {
  await using queue = queueRows(texts)
  let number = 0
  for await (const rows of read.rows()) {
    for (const row of rows) {
      const taken = queue.take(number)
      number += 1
      const found = taken instanceof Promise ? await taken : taken
      if (!found) continue
      const existing = typeof column === 'number' ? (row.cells[column] ?? '') : ''
      const text = composeCell(found, { existing, address: addressInCell(row, addressColumn) }, rules)
      if (text !== null) yield { row: row.row, text }
    }
    // If the job took only some of the images, the rest of the sheet was never validated and can be damaged.
    if (await queue.isOver()) return
    // Highly compressed data would otherwise unpack without a break.
    await breathe()
  }
}
