import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/**
 * Cancels a transaction's running query in the database when the signal is aborted: a large query can take longer than a process has to
 * shut down.
 */
export async function cancelOnAbort<T>(
  db: Database,
  tx: Transaction,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const rows = await readRows(tx, { pid: column.number }, sql`select pg_backend_pid() as pid`)
  let cancelling: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    // If it fails, the query ends by itself.
    cancelling = db.execute(sql`select pg_cancel_backend(${rows[0]!.pid}::int)`).catch(() => {})
  }
  signal?.addEventListener('abort', cancel)
  try {
    signal?.throwIfAborted()
    return await work()
  } finally {
    signal?.removeEventListener('abort', cancel)
    // Wait, so that the cancellation does not hit the connection's next user.
    await cancelling
  }
}
