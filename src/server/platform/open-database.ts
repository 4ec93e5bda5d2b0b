import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from './log.ts'

export type Database = NodePgDatabase<Record<string, never>>
/** A transaction of `Database`, or the database itself: what a verb needs that may run inside either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseBounds {
  connections?: number
  /** What one statement may take before the database ends it (`isTimedOut`); 0: as long as it wants. */
  statementMs?: number
  /** A pooler gives each transaction another connection: nothing may be set for longer than one. */
  isPooled?: boolean
  /** Whether the database may keep named statements for a connection: a pooler may know nothing of them. */
  isPreparing?: boolean
}

/** Opens a pool. Nothing connects before the first query. */
export function openDatabase(
  connectionString: string,
  log: Logger,
  { connections = 20, statementMs = 0, isPooled = false, isPreparing = true }: DatabaseBounds = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'bildwort',
    keepAlive: true,
    onConnect: async (client) => {
      if (!isPreparing) forgetNames(client)
      if (!isPooled) await client.query(setBounds('session', statementMs))
    },
  })
  // A connection that the server drops, idle or within a transaction, must not end the process: the query that
  // needed it fails, and the next one opens another.
  const lost = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const setLocally = isPooled ? setBounds('local', statementMs) : undefined
  askOverWholeConnections(pool, setLocally ? withinBounds(setLocally) : askAlone)
  return { db: openDrizzle(pool, setLocally), pool, close: () => pool.end() }
}

function setBounds(scope: 'session' | 'local', statementMs: number): string {
  // A machine that vanishes says no goodbye: its open transactions would hold their locks for hours.
  return `set ${scope} idle_in_transaction_session_timeout = '1min'; set ${scope} statement_timeout = ${statementMs}`
}

/** Lets a connection send named statements without their names: each time anew, and nothing that a next one could miss. */
function forgetNames(client: pg.ClientBase): void {
  const query = client.query.bind(client)
  const withoutName = (asked: unknown) =>
    typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [withoutName(asked), ...rest]),
  })
}

/** Asks a connection for one statement, by what `query` was given. */
type Ask = (client: pg.PoolClient, asked: unknown[]) => Promise<pg.QueryResult>

/**
 * Lets a pool ask for its statements by `ask`, and keep the connection of one that is refused: pg-pool ends it, and a new one
 * costs more than most statements. After any other error it may be lost, and is ended.
 */
function askOverWholeConnections(pool: pg.Pool, ask: Ask): void {
  const query = async (...asked: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect()
    try {
      const answer = await ask(client, asked)
      client.release()
      return answer
    } catch (error) {
      client.release(!isRefused(error))
      throw error
    }
  }
  Object.assign(pool, { query })
}

/** Classes 22 and 23 of SQLSTATE: a value is wrong or breaks a rule of the table. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))
}

const askAlone: Ask = (client, asked) => Reflect.apply(client.query, client, asked)

/**
 * Asks for a statement in a transaction of its own, in which `setLocally` was said before: behind a pooler what is said for a
 * session would hold for anybody's. That costs three ways in place of one.
 */
function withinBounds(setLocally: string): Ask {
  return async (client, asked) => {
    try {
      await client.query(`begin; ${setLocally}`)
      const answer = await askAlone(client, asked)
      await client.query('commit')
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
}

const connections = new WeakMap<Transaction, pg.PoolClient>()

/** The connection of a transaction of `openDatabase`, for what Drizzle has no words for; not of one within another. */
export function connectionOf(tx: Transaction): pg.PoolClient {
  const connection = connections.get(tx)
  if (!connection) throw new Error('this transaction was not begun by openDatabase')
  return connection
}

const pools = new WeakMap<Database, pg.Pool>()

/** Where a database of `openDatabase`, or a transaction of it, sends its statements: for those with a name, which are prepared once a connection. */
export function clientOf(db: Database | Transaction): Pick<pg.ClientBase, 'query'> {
  // Safe: only a transaction has a connection of its own.
  return pools.get(db) ?? connectionOf(db as Transaction)
}

/**
 * drizzle-orm 0.45 keeps the connection of a transaction that could not begin (drizzle-team/drizzle-orm#6341): after a
 * few restarts of the database the pool would be empty for good. Here a transaction's connection always goes back.
 * `setLocally` is said first in each transaction.
 */
function openDrizzle(pool: pg.Pool, setLocally?: string): Database {
  const db: Database = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(async (tx) => {
        connections.set(tx, client)
        if (setLocally) await client.query(setLocally)
        return await work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  pools.set(db, pool)
  return db
}
