import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookTransaction } from './book-transaction.ts'
import {
  adjustmentReasons,
  creditAccounts,
  creditTransactions,
  ownAccount,
  ownTransactions,
} from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'

/** Writes off the credit of a user who is deleted, and deletes the texts about them. Open holds must have been released. */
export async function closeAccount(tx: Transaction, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId)
  const booked = tx
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(ownTransactions({ id: userId }))
  await tx.delete(adjustmentReasons).where(inArray(adjustmentReasons.transactionId, booked))
  await tx
    .update(creditAccounts)
    .set({ ownLimitCents: null, adminLimitCents: null, limitMailMonth: null, limitMailPercent: null })
    .where(ownAccount({ id: userId }))
  if (!account || account.balanceCents === 0) return
  const reference = `closing:${userId}`
  await bookTransaction(tx, { userId, cause: 'closing', amountCents: -account.balanceCents, reference })
}
