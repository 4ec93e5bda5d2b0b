import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { vi } from 'vitest'

/** A database of its own for one test file: a copy of the template, gone after `drop`. */
export async function createTestDatabase(templateDatabase: string) {
  const template = new URL(templateDatabase)
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  return {
    connectionString: withDatabase(template, name),
    /** Fails if anybody stays connected: that is a leak. */
    drop: () =>
      // PostgreSQL waits 5 s for those who are just leaving, which a busy machine takes longer for.
      vi.waitFor(() => ask(template, `drop database ${name}`), { timeout: 60_000, interval: 1_000 }),
  }
}

const administrations = new Map<string, pg.Pool>()

/** Asks the server on one connection, which stays open as long as the process: opening it takes longer than most answers. */
async function ask(server: URL, question: string): Promise<void> {
  const connectionString = withDatabase(server, 'postgres')
  const known = administrations.get(connectionString)
  const pool = known ?? new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  if (!known) {
    administrations.set(connectionString, pool)
    // The server stops before the last worker does.
    pool.on('error', () => {})
  }
  await pool.query(question)
}

function withDatabase(server: URL, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
