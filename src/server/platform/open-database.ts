import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from './log.ts'

type NoSchema = Record<string, never>
export type Database = NodePgDatabase<NoSchema>
/** A transaction of `Database`, or the database itself, for functions that can run in either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseBounds {
  connections?: number
  /** How long a statement may run before the database cancels it (`isTimedOut`); 0: no limit. */
  statementMs?: number
  /** A pooler gives each transaction another connection, so nothing can be set for longer than a transaction. */
  isPooled?: boolean
  /** Whether the connection supports named prepared statements: a pooler may not. */
  isPreparing?: boolean
}

/** Opens a pool. It connects at the first query. */
export function openDatabase(
  connectionString: string,
  log: Logger,
  { connections = 20, statementMs = 0, isPooled = false, isPreparing = true }: DatabaseBounds = {},
): OpenDatabase {
  const pool = new BoundedPool(
    {
      connectionString,
      max: connections,
      connectionTimeoutMillis: 10_000,
      application_name: 'bildwort',
      keepAlive: true,
      ...(isPreparing ? {} : { Client: UnpreparedClient }),
      onConnect: async (client) => {
        if (!isPooled) await client.query(setBounds('session', statementMs))
      },
    },
    isPooled ? setBounds('local', statementMs) : null,
  )
  // A connection that the server drops, idle or within a transaction, must not end the process: its query fails, and the next one opens
  // another connection.
  const lost = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return { db: openDrizzle(pool), pool, close: () => pool.end() }
}

function setBounds(scope: 'session' | 'local', statementMs: number): string {
  // A client machine that vanishes does not close its connections: its open transactions would hold their locks for hours.
  return `set ${scope} idle_in_transaction_session_timeout = '1min'; set ${scope} statement_timeout = ${statementMs}`
}

/** The arguments of `query` of a client or a pool: it has a dozen overloads, and these classes only pass them on. */
type Query = (...asked: never[]) => Promise<pg.QueryResult>

/** Sends named statements without their names: each is parsed again, and nothing depends on the connection. */
class UnpreparedClient extends pg.Client {
  // Safe: the arguments of every overload are passed on.
  override query = ((asked: unknown, ...rest: unknown[]) => {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked
    return Reflect.apply(super.query, this, [isNamed ? { ...asked, name: undefined } : asked, ...rest])
  }) as Query as pg.Client['query']
}

/**
 * A pool that keeps the connection of a refused statement: pg-pool would close it, and a new one costs more than most statements. After any
 * other error the connection may be broken, and is closed. Supports only the overloads of `query` that return a promise.
 *
 * `setLocally` is for a pooler, where a session setting would apply to other clients too: each statement then gets a transaction of its own
 * in which it is set, which costs three round trips instead of one.
 */
class BoundedPool extends pg.Pool {
  readonly setLocally: string | null

  constructor(options: pg.PoolConfig, setLocally: string | null) {
    super(options)
    this.setLocally = setLocally
  }

  // Safe: the arguments of every overload are passed on.
  override query = (async (...asked: unknown[]) => {
    const client = await this.connect()
    try {
      const answer = await this.#ask(client, asked)
      client.release()
      return answer
    } catch (error) {
      client.release(!isRefused(error))
      throw error
    }
  }) as Query as pg.Pool['query']

  async #ask(client: pg.PoolClient, asked: unknown[]): Promise<pg.QueryResult> {
    if (this.setLocally === null) return await Reflect.apply(client.query, client, asked)
    try {
      await client.query(`begin; ${this.setLocally}`)
      const answer = await Reflect.apply(client.query, client, asked)
      await client.query('commit')
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
}

/** Classes 22 and 23 of SQLSTATE: invalid data or a violated constraint. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))
}

const connections = new WeakMap<Transaction, pg.PoolClient>()

/** The connection of an `openDatabase` transaction, for what Drizzle cannot express; not of a nested one. */
export function connectionOf(tx: Transaction): pg.PoolClient {
  const connection = connections.get(tx)
  if (!connection) throw new Error('this transaction was not begun by openDatabase')
  return connection
}

const pools = new WeakMap<Database, pg.Pool>()

/** The client of a database or transaction of `openDatabase`: for named statements, which are prepared once per connection. */
export function clientOf(db: Database | Transaction): Pick<pg.ClientBase, 'query'> {
  // Safe: only a transaction has a connection of its own.
  return pools.get(db) ?? connectionOf(db as Transaction)
}

/**
 * drizzle-orm 0.45 leaks the connection of a transaction that could not begin (drizzle-team/drizzle-orm#6241): after a few restarts of the
 * database the pool would be empty for good. Here a transaction's connection is always returned.
 */
class PooledSession extends NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>> {
  readonly #pool: BoundedPool
  readonly #dialect: PgDialect

  constructor(pool: BoundedPool, dialect: PgDialect) {
    super(pool, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
  }

  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect()
    const { setLocally } = this.#pool
    try {
      const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(
        client,
        this.#dialect,
        undefined,
      )
      return await session.transaction(async (tx) => {
        connections.set(tx, client)
        if (setLocally) await client.query(setLocally)
        return await work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
}

function openDrizzle(pool: BoundedPool): Database {
  const dialect = new PgDialect()
  const db: Database = new NodePgDatabase(dialect, new PooledSession(pool, dialect), undefined)
  pools.set(db, pool)
  return db
}

/** The name of the constraint that a write by Drizzle violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Object && 'constraint' in cause ? String(cause.constraint) : undefined
}
