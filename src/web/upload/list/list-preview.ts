import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import { columnKey } from '#contract/lists/columns/column-key.ts'
import type { FoundUrlColumn } from '#contract/lists/columns/find-url-column.ts'
import { recogniseExport } from '#contract/lists/columns/known-exports.ts'
import { preselectContextColumn } from '#contract/lists/columns/preselect-columns.ts'
import { recogniseWishes, type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import type { ExportColumns, ListColumn, ListPreview, WishColumns } from './list.ts'

/** How many rows are kept: the table shows five, and the picture wall looks for 24 pictures among them. */
export const keptRows = 48

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

export function listPreview(
  list: {
    kind: ListPreview['kind']
    encoding: Encoding
    delimiter: Delimiter
    headers: string[]
    notices?: ListNotice[]
  },
  rows: string[][],
  found: FoundUrlColumn,
): ListPreview {
  const columns = list.headers.map((header, index) => {
    const key = columnKey(list.headers, index)
    // Columns with empty or equal headers are distinguished by position, in their labels too.
    const label = key === header ? header : `${header.trim()} (${index + 1})`.trim()
    return { key, label }
  })
  return {
    kind: list.kind,
    encoding: encodingNames[list.encoding],
    delimiter: list.delimiter,
    columns,
    rows: rows.map((cells) => columns.map((_, index) => cells[index] ?? '')),
    notices: [...(list.notices ?? [])],
    preselectedUrlColumn: columns[found.index]?.key ?? null,
    passedOver: found.insteadOf && {
      key: columns[found.insteadOf.index]?.key ?? '',
      label: columns[found.insteadOf.index]?.label ?? '',
      why: found.insteadOf.why,
    },
    preselectedContextColumn: columns[preselectContextColumn(list.headers)]?.key ?? null,
    recognisedWishes: keysOfWishes(recogniseWishes(list.headers, found.index), columns),
    knownExport: knownExport(list.headers, columns),
  }
}

function knownExport(headers: string[], columns: ListColumn[]): ExportColumns | null {
  const known = recogniseExport(headers)
  if (!known) return null
  const url = columns[known.url]?.key
  const context = columns[known.context]?.key
  return {
    system: known.system,
    columns: {
      ...(url !== undefined && { url }),
      ...(context !== undefined && { context }),
      ...keysOfWishes(known.wishes, columns),
    },
  }
}

function keysOfWishes(positions: Partial<Record<WishName, number>>, columns: ListColumn[]): WishColumns {
  const keys: WishColumns = {}
  for (const wish of wishNames) {
    const column = columns[positions[wish] ?? -1]
    if (column) keys[wish] = column.key
  }
  return keys
}
