import type { ClientBase } from 'pg'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { Table } from './list-tables.ts'
import { quoteTable } from './quote-table.ts'

export async function countRows(client: ClientBase, table: Pick<Table, 'schema' | 'name'>): Promise<number> {
  const count = `select count(*) from ${quoteTable(client, table)}`
  const [row] = await queryRows(client, { count: column.number }, count)
  return row!.count
}
