import pg from 'pg'
import { migrationLock } from './migrate.ts'

/**
 * Lets the product's role read and write all rows, but of the ledger only add to it. It owns nothing: no trigger,
 * table or right can be changed by whoever speaks through it. Called as the owner, in the product's database.
 */
export async function grantAccess(pool: pg.Pool, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Two who grant at once would meet in the catalog, and one of them fail.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    // In one transaction: at no moment may the ledger be changed.
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
