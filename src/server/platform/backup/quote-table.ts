import type { ClientBase } from 'pg'
import type { Table } from './list-tables.ts'

/** The table's name for SQL: `"public"."jobs"`. */
export function quoteTable(client: ClientBase, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}
