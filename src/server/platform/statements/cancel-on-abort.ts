import { sql } from 'drizzle-orm'
import { column } from '#server/platform/column.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** Has the database cancel what a transaction is asking when the signal is aborted: a query over much can take longer than a process has to end. */
export async function cancelOnAbort<T>(
  db: Database,
  tx: Transaction,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const rows = await readRows(tx, { pid: column.number }, sql`select pg_backend_pid() as pid`)
  let cancelling: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    // Where it fails, the query ends by itself.
    cancelling = db.execute(sql`select pg_cancel_backend(${rows[0]!.pid}::int)`).catch(() => {})
  }
  signal?.addEventListener('abort', cancel)
  try {
    signal?.throwIfAborted()
    return await work()
  } finally {
    signal?.removeEventListener('abort', cancel)
    // Sent before the connection is anybody else's.
    await cancelling
  }
}
