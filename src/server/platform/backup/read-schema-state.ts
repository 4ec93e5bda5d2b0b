import type { ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'

/** How far the migrations of this database are. Throws if it has none: then it isn't one of ours. */
export async function readSchemaState(
  client: ClientBase,
): Promise<Pick<Manifest, 'migrations' | 'queueVersion'>> {
  const journal = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as found`)
  if (!journal.rows[0].found) {
    throw new Error('The database is empty. Are DATABASE_URL and DATA_DIR those of the installation?')
  }
  const migrations = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  const queue = await client.query<{ version: number }>('select version from pgboss.version')
  return {
    migrations: migrations.rows.map(({ hash }) => hash),
    queueVersion: queue.rows[0]?.version ?? 0,
  }
}
