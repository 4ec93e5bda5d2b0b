import type { ClientBase } from 'pg'
import type { Table } from './list-tables.ts'
import { quoteTable } from './quote-table.ts'

export async function countRows(client: ClientBase, table: Pick<Table, 'schema' | 'name'>): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoteTable(client, table)}`)
  return Number(rows[0]?.count)
}
