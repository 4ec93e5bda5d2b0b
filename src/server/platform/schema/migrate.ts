import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))
// Any fixed number will do; it only has to be the same in every process.
export const migrationLock = 4_711_001

/** Brings the database to the newest schema. Processes that start at once wait for each other. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A migration of large tables, and waiting for another process to end its own, take as long as they take.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    // Not for anybody else: nothing would end their statements.
    client.release(true)
  }
}
