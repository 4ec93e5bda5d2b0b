import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))
/** Drizzle's table of the migrations that a database has. */
export const journal = 'drizzle.__drizzle_migrations'
// Any fixed number works; it only has to be the same in every process.
export const migrationLock = 4_711_001

/**
 * Migrates the database to the newest schema. Processes that start at once wait for each other. `pool` has no time limit for statements:
 * migrating large tables, and waiting for another process that does, can take any time.
 */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  await inTurn(pool, async (client) => {
    await refuseOlder(client, folder)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  })
}

/** Runs `work` while it runs in no other process; `client` holds the lock. */
export async function inTurn(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).then(
      () => client.release(),
      // A connection that may still hold the lock is closed.
      () => client.release(true),
    )
  }
}

// 0000 replaces 49 migrations and has the time of the last: a database with all of them counts it as applied. On one with fewer it would
// fail at the first existing table.
async function refuseOlder(client: pg.PoolClient, folder: string): Promise<void> {
  const [found] = await queryRows(
    client,
    { journal: column.nullable(column.text) },
    `select to_regclass('${journal}')::text as journal`,
  )
  if (!found?.journal) return
  const [last] = await queryRows(
    client,
    { at: column.nullable(column.number) },
    `select max(created_at) as at from ${journal}`,
  )
  const [first] = readMigrationFiles({ migrationsFolder: folder })
  if (!first || !last || last.at === null || last.at >= first.folderMillis) return
  throw new Error(
    'This database is too old for this version to upgrade. Start Bildwort at commit e6c9513e once, then start this version.',
  )
}
