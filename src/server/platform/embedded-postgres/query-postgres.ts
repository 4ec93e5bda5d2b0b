import pg from 'pg'
import { superuser } from './create-cluster.ts'

export const databaseName = 'bildwort'

/** A URL over the Unix socket in `socketFolder`. Replace its `pathname` for another database. */
export function connectionStringFor(socketFolder: string): string {
  // The port names the socket file; sslmode is explicit so that PGSSLMODE in the user's shell does not apply.
  const url = new URL(`postgresql://${superuser}@localhost:5432/${databaseName}`)
  url.searchParams.set('host', socketFolder)
  url.searchParams.set('sslmode', 'disable')
  return url.href
}

/**
 * Sends a real query to the server at `connectionString`, and creates the application's database if it does not exist. Rejects unless the
 * server of `cluster` answers.
 */
export async function queryPostgres(connectionString: string, cluster: string): Promise<void> {
  try {
    await checkCluster(connectionString, cluster)
  } catch (error) {
    if (!hasCode(error, '3D000')) throw error
    await createDatabase(connectionString)
    await checkCluster(connectionString, cluster)
  }
}

async function checkCluster(connectionString: string, cluster: string): Promise<void> {
  const answer = await ask(connectionString, `select current_setting('data_directory') as folder`)
  if (answer !== cluster) throw new Error(`The server there has its files in ${answer}, not in ${cluster}.`)
}

async function createDatabase(connectionString: string): Promise<void> {
  const url = new URL(connectionString)
  url.pathname = '/postgres'
  try {
    await ask(url.href, `create database ${databaseName}`)
  } catch (error) {
    // Two processes that start at once both find it missing.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error
  }
}

async function ask(connectionString: string, question: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(question)
    return rows[0]?.folder
  } finally {
    await client.end().catch(() => {})
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
