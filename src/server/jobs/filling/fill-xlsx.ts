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
 * A copy of a workbook in which one column of one sheet is filled, and every other cell is as it was; in rows that have texts the cell is
 * what `composeCell` makes of them, as a typed text. Refuses with `UnreadableList` and `UnfillableSheet` before the first byte.
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
    // Of a job that took only some of its images nobody read on, and what comes may be damaged.
    if (await queue.isOver()) return
    // What unpacks to much would come all at once.
    await breathe()
  }
}
