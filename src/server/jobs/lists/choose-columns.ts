import { findColumn, firstColumns } from '#contract/lists/columns/column-key.ts'
import {
  createUrlColumnSearch,
  type FoundUrlColumn,
  hasAddress,
  lookedAtRows,
  noticesOfColumn,
} from '#contract/lists/columns/find-url-column.ts'
import { recogniseWishes, type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { ListChoice } from './list-choice.ts'

/** The wished columns as keys (`#contract/lists/column-key.ts`); without a wish for the URL the one is meant that its rows tell. */
export interface ColumnChoice {
  urlColumn?: string | undefined
  contextColumn?: string | undefined
  /** Null: no column says this. What is absent is recognised by its header. */
  wishColumns?: Partial<Record<WishName, string | null>> | undefined
  /** Of the sender's own ids; recognised by its header where it is not said. */
  externalIdColumn?: string | undefined
  /** The sheet of a workbook that is read; without one its first that holds text. */
  sheet?: string | undefined
  /** How its table is sought. */
  table?: TableWish | undefined
}

export interface ChosenColumns {
  url: number
  /** -1 without one. */
  context: number
  wishes: Partial<Record<WishName, number>>
  /** -1 without one. */
  externalId: number
  /** Why the address column is another one than its headers tell. */
  notices: ListNotice[]
  /** The column that was named has none in its first rows, or no column was named and none has. */
  lacksAddresses: boolean
}

/** As a job keeps it. */
export function toListChoice(
  { url, wishes, externalId }: ChosenColumns,
  { table }: ColumnChoice,
): ListChoice {
  const isPlain = table?.isPlain === true
  return {
    urlColumn: url,
    altColumn: wishes.existingAlt ?? null,
    ...(externalId !== -1 && { externalIdColumn: externalId }),
    ...(isPlain && { isPlain }),
  }
}

/** One row's cell at a position in the headers. */
type CellAt = (index: number) => string

/**
 * Positions in the headers. Of `rows`, some at a time, no more are read than it takes to find addresses. Refuses url_column_missing,
 * context_column_missing, wish_column_missing, external_id_column_missing.
 */
export async function chooseColumns(
  headers: string[],
  choice: ColumnChoice,
  rows: () => AsyncIterable<CellAt[]>,
): Promise<ChosenColumns> {
  const found = choice.urlColumn ? null : await findUrlColumn(headers, rows())
  const url = found ? found.index : columnOf(headers, choice.urlColumn, 'url_column_missing')
  const context = columnOf(headers, choice.contextColumn, 'context_column_missing')
  const externalId = choice.externalIdColumn
    ? columnOf(headers, choice.externalIdColumn, 'external_id_column_missing')
    : headers.findIndex((header) => /^external[ _-]?id$/i.test(header))
  return {
    url,
    context,
    wishes: chooseWishes(headers, choice.wishColumns ?? {}, [url, context]),
    externalId,
    notices: found ? noticesOfColumn(headers, found) : [],
    lacksAddresses: found ? (found.lacksAddresses ?? false) : await isWithoutAddresses(url, rows()),
  }
}

/** -1 if none is named, and in a list without headers, which is refused for its lack of rows. */
function columnOf(
  headers: string[],
  key: string | undefined,
  code: 'url_column_missing' | 'context_column_missing' | 'external_id_column_missing',
): number {
  const index = findColumn(headers, key ?? '')
  if (key && index === -1 && headers.length > 0)
    throw new UnreadableList(code, { column: key, columns: firstColumns(headers) })
  return index
}

async function findUrlColumn(headers: string[], rows: AsyncIterable<CellAt[]>): Promise<FoundUrlColumn> {
  const search = createUrlColumnSearch(headers)
  for await (const batch of rows) if (batch.some(search.add)) break
  return search.result()
}

async function isWithoutAddresses(index: number, rows: AsyncIterable<CellAt[]>): Promise<boolean> {
  let isFilled = false
  let read = 0
  for await (const batch of rows) {
    for (const cellAt of batch) {
      const has = hasAddress(cellAt(index))
      if (has) return false
      isFilled ||= has === false
    }
    read += batch.length
    if (read >= lookedAtRows) break
  }
  return isFilled
}

/** What is not said is recognised, unless that column serves as address or context. */
function chooseWishes(
  headers: string[],
  choice: Partial<Record<WishName, string | null>>,
  taken: number[],
): ChosenColumns['wishes'] {
  const recognised = recogniseWishes(headers, taken[0])
  const wishes: ChosenColumns['wishes'] = {}
  for (const wish of wishNames) {
    const key = choice[wish]
    if (key === null) continue
    const index = key === undefined ? recognised[wish] : findColumn(headers, key)
    if (key !== undefined && index === -1)
      throw new UnreadableList('wish_column_missing', { column: key, columns: firstColumns(headers) })
    if (index === undefined || (key === undefined && taken.includes(index))) continue
    wishes[wish] = index
  }
  return wishes
}
