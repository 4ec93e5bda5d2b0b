import pg from 'pg'
import { migrationLock } from './migrate.ts'

/**
 * Grants the product's role read and write access to all rows, but only inserts into the ledger. The role owns nothing, so it cannot change
 * triggers, tables or privileges. Call it as the owner, in the product's database.
 */
export async function grantAccess(pool: pg.Pool, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Concurrent grants would conflict in the catalog, and one of them would fail.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    // In one transaction, so that the ledger is never writable.
    await client.query(`
      grant usage on schema public, pgboss to ${name};
      grant select, insert, update, delete on all tables in schema public, pgboss to ${name};
      revoke update, delete on credit_transactions from ${name};
      grant usage, select on all sequences in schema public, pgboss to ${name};
      -- The queue rebuilds its own indexes when they have grown too large.
      grant maintain on all tables in schema pgboss to ${name}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
