import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Queue as Queues } from 'pg-boss'
import type { Logger } from './log.ts'
import type { OpenDatabase, Transaction } from './open-database.ts'

export type Queue = PgBoss
/** The name of a queue, and how it treats its jobs. */
export type QueueSettings = Queues

/**
 * The queue in the same database, over the same pool. `supervise` is for workers: it recovers the work of a process whose heartbeat
 * stopped. `migrate` creates its tables, and is for their owner; otherwise they must exist.
 */
export async function openQueue(
  database: OpenDatabase,
  log: Logger,
  options: { supervise: boolean; migrate?: boolean },
): Promise<Queue> {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: options.supervise,
    migrate: options.migrate ?? false,
    // For the owner, who waits for what a new version builds in the background.
    bamIntervalSeconds: 10,
    schedule: false,
    // Its list of running processes costs a write every 30 s per process, and is not used here.
    registerInstance: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
  })
  // Without a listener a database restart would end the process; the next poll finds the database again.
  queue.on('error', (error) => log.warn({ err: error }, 'the queue reported an error'))
  await queue.start()
  return queue
}

/** Makes a call of the queue part of a transaction: `queue.insert(name, jobs, within(tx))`. */
export function within(tx: Transaction): { db: ReturnType<typeof fromDrizzle> } {
  return { db: fromDrizzle(tx, sql) }
}
