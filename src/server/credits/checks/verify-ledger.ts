import { type SQL, sql } from 'drizzle-orm'
import { creditAccounts, creditHolds, creditTransactions, purchases } from '#server/credits/credits.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { accountChecks } from './account-checks.ts'
import { type Difference, findDifferences } from './find-differences.ts'
import { holdChecks } from './hold-checks.ts'
import { purchaseChecks } from './purchase-checks.ts'

/** How many rows were verified. */
export interface LedgerCounts {
  accounts: number
  transactions: number
  openHolds: number
  purchases: number
}

/**
 * Recomputes balances, holds and purchases from the transactions and returns every difference. `existingUserIds` is a query for the ids of
 * users who are not deleted. `tx` needs a stable snapshot: REPEATABLE READ.
 */
export async function verifyLedger(
  tx: Transaction,
  existingUserIds: SQL,
  signal?: AbortSignal,
): Promise<{ counts: LedgerCounts; differences: Difference[] }> {
  const checks = { ...accountChecks(existingUserIds), ...holdChecks, ...purchaseChecks }
  const differences = await findDifferences(tx, checks, signal)
  const counts = {
    accounts: await tx.$count(creditAccounts),
    transactions: await tx.$count(creditTransactions),
    openHolds: await tx.$count(creditHolds, sql`closed_at is null`),
    purchases: await tx.$count(purchases),
  }
  return { counts, differences }
}
