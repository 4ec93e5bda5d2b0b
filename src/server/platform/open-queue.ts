import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from './log.ts'
import type { OpenDatabase, Transaction } from './open-database.ts'

export type Queue = PgBoss

/**
 * The queue on the same database, over the same pool. `supervise` belongs to workers: it brings back the work
 * of a process whose heartbeat stopped. `migrate` makes its tables, and belongs to their owner; without it they must be
 * there.
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
    // For the owner, who waits for what a new version builds beside its work.
    bamIntervalSeconds: 10,
    schedule: false,
    // Its list of running processes is a write every 30 s from each that nobody here reads.
    registerInstance: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
  })
  // Without a listener a database restart would end the process; the next poll finds the database again.
  queue.on('error', (error) => log.warn({ err: error }, 'the queue met an error'))
  await queue.start()
  return queue
}

/** Lets a call of the queue take part in a transaction: `queue.insert(name, jobs, within(tx))`. */
export function within(tx: Transaction): { db: ReturnType<typeof fromDrizzle> } {
  return { db: fromDrizzle(tx, sql) }
}
