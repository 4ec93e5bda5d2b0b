import type { ClientBase } from 'pg'

/** A list of columns for SQL: `"id", "name"`. */
export function quoteColumns(client: ClientBase, columns: string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}
