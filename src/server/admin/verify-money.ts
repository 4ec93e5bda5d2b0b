import { existingUserIds } from '#server/accounts/users/users.queries.ts'
import type { Difference } from '#server/credits/checks/find-differences.ts'
import { type LedgerCounts, verifyLedger } from '#server/credits/checks/verify-ledger.ts'
import { verifyCharges } from '#server/jobs/ending/verify-charges.ts'
import type { Database } from '#server/platform/open-database.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { cancelOnAbort } from '#server/platform/statements/cancel-on-abort.ts'

export interface MoneyReport {
  counts: LedgerCounts
  differences: Difference[]
}

/** Recomputes all money in one snapshot, without blocking writers. Throws as soon as the signal is aborted. */
export function verifyMoney(db: Database, signal?: AbortSignal): Promise<MoneyReport> {
  return db.transaction(
    (tx) =>
      cancelOnAbort(db, tx, signal, async () => {
        await allowLongStatements(tx)
        const { counts, differences } = await verifyLedger(tx, existingUserIds(), signal)
        return { counts, differences: [...differences, ...(await verifyCharges(tx, signal))] }
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
