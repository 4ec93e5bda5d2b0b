import type pg from 'pg'
import { type Columns, type RowOf, readColumns } from './read-rows.ts'

/**
 * As `readRows`, where there is a driver's connection or pool alone, or where a statement has a name and is so prepared once a
 * connection.
 */
export async function queryRows<const C extends Columns>(
  client: Pick<pg.ClientBase, 'query'>,
  columns: C,
  query: string | pg.QueryConfig,
): Promise<RowOf<C>[]> {
  const { rows } = await client.query<Record<string, unknown>>(query)
  return readColumns(columns, rows)
}
