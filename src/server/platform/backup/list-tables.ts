import type { ClientBase } from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'
import { tablesWithoutBackup } from '#server/platform/statements/queue-tables.ts'

const table = {
  schema: column.text,
  name: column.text,
  columns: column.list(column.text),
  references: column.list(column.text),
}
export type Table = RowOf<typeof table>

// Not backed up: the schema's version (it is in the manifest), the queue's own bookkeeping, and the id of this database: after a restore,
// the original may still be running.
const leftOut = ['public.database_identity', 'drizzle.__drizzle_migrations', ...tablesWithoutBackup]

/**
 * Lists every table that a backup contains, with its stored (not computed) columns and the tables (`schema.name`) that its foreign keys
 * reference. Partitions count as part of their parent.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  return queryRows(client, table, {
    text: `select n.nspname as schema, c.relname as name,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
        array(select distinct tn.nspname || '.' || t.relname from pg_constraint f
          join pg_class t on t.oid = f.confrelid join pg_namespace tn on tn.oid = t.relnamespace
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname || '.' || c.relname <> all ($1)
      order by 1, 2`,
    values: [leftOut],
  })
}

/** The table's name for SQL: `"public"."jobs"`. */
export function quoteTable(client: ClientBase, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

/** A list of columns for SQL: `"id", "name"`. */
export function quoteColumns(client: ClientBase, columns: string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

export async function countRows(client: ClientBase, table: Pick<Table, 'schema' | 'name'>): Promise<number> {
  const count = `select count(*) from ${quoteTable(client, table)}`
  const [row] = await queryRows(client, { count: column.number }, count)
  return row!.count
}
