import type { ClientBase } from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { readQueueVersion } from '#server/platform/statements/queue-tables.ts'
import type { Manifest } from './manifest.ts'

/** The migrations that this database has. Throws if it has none: then it is not one of ours. */
export async function readSchemaState(
  client: ClientBase,
): Promise<Pick<Manifest, 'migrations' | 'queueVersion'>> {
  const [journal] = await queryRows(
    client,
    { found: column.nullable(column.text) },
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  )
  if (!journal?.found) {
    throw new Error('The database is empty. Are DATABASE_URL and DATA_DIR those of the installation?')
  }
  const migrations = await queryRows(
    client,
    { hash: column.text },
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  const [queue] = await queryRows(client, { version: column.number }, readQueueVersion)
  return {
    migrations: migrations.map(({ hash }) => hash),
    queueVersion: queue?.version ?? 0,
  }
}
