import type pg from 'pg'
import { type Columns, type RowOf, readColumns } from './read-rows.ts'

/** Like `readRows`, for a driver's connection or pool, and for named statements, which are prepared once per connection. */
export async function queryRows<const C extends Columns>(
  client: Pick<pg.ClientBase, 'query'>,
  columns: C,
  query: string | pg.QueryConfig,
): Promise<RowOf<C>[]> {
  const { rows } = await client.query<Record<string, unknown>>(query)
  return readColumns(columns, rows)
}
