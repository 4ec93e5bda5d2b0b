import type { SQL } from 'drizzle-orm'
import type { ReadColumn } from './columns.ts'
import type { Transaction } from './open-database.ts'

export type Columns = Record<string, ReadColumn<unknown>>
export type RowOf<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name]> }

/** The rows of a hand-written statement, each column read as `columns` says; other columns are dropped. */
export async function readRows<const C extends Columns>(
  db: Pick<Transaction, 'execute'>,
  columns: C,
  statement: SQL,
): Promise<RowOf<C>[]> {
  const { rows } = await db.execute(statement)
  return readColumns(columns, rows)
}

/** Rows from the driver, each column read as `columns` says. */
export function readColumns<const C extends Columns>(
  columns: C,
  rows: Record<string, unknown>[],
): RowOf<C>[] {
  const readers = Object.entries(columns)
  // Safe: the entries are those of `columns`, each read by its own reader.
  return rows.map(
    (row) => Object.fromEntries(readers.map(([name, read]) => [name, read(row[name])])) as RowOf<C>,
  )
}
