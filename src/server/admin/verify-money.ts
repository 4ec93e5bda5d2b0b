import { sql } from 'drizzle-orm'
import { presentUsers } from '#server/accounts/present-users.ts'
import type { Difference } from '#server/credits/find-differences.ts'
import { type LedgerCounts, verifyLedger } from '#server/credits/verify-ledger.ts'
import { verifyCharges } from '#server/jobs/verify-charges.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

export interface MoneyReport {
  counts: LedgerCounts
  differences: Difference[]
}

/** Recomputes all money, as it was at one moment; nobody has to wait for it. Throws as soon as the signal is aborted. */
export function verifyMoney(db: Database, signal?: AbortSignal): Promise<MoneyReport> {
  return db.transaction(
    (tx) =>
      cancelled(db, tx, signal, async () => {
        const { counts, differences } = await verifyLedger(tx, presentUsers(), signal)
        return { counts, differences: [...differences, ...(await verifyCharges(tx, signal))] }
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

// A query over all books can take longer than a process has to end.
async function cancelled<T>(
  db: Database,
  tx: Transaction,
  signal: AbortSignal | undefined,
  verify: () => Promise<T>,
): Promise<T> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  let cancelling: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    // Where it fails, the query ends by itself.
    cancelling = db.execute(sql`select pg_cancel_backend(${rows[0]!.pid}::int)`).catch(() => {})
  }
  signal?.addEventListener('abort', cancel)
  try {
    return await verify()
  } finally {
    signal?.removeEventListener('abort', cancel)
    // Sent before the connection is anybody else's.
    await cancelling
  }
}
