import { eq } from 'drizzle-orm'
import { bookTransaction } from '#server/credits/book-transaction.ts'
import { creditTransactions, purchases } from '#server/credits/credits.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { PurchaseRow } from './lock-purchase.ts'

/**
 * Records what of a purchase is taken back and what could not be, and books the difference to what was taken back before. Callers have
 * locked the account. Returns the cents taken back.
 */
export async function bookReversalDifference(
  tx: Transaction,
  { id, userId, takenBackCents: before }: PurchaseRow,
  { takenBackCents, uncollectedCents }: { takenBackCents: number; uncollectedCents: number },
): Promise<number> {
  await tx.update(purchases).set({ takenBackCents, uncollectedCents }).where(eq(purchases.id, id))
  const amountCents = before - takenBackCents
  if (amountCents === 0) return takenBackCents
  // The ledger only grows and the account is locked, so each transaction gets a number of its own.
  const number = await tx.$count(creditTransactions, eq(creditTransactions.purchaseId, id))
  await bookTransaction(tx, {
    userId,
    cause: amountCents < 0 ? 'taken_back' : 'given_back',
    amountCents,
    reference: `purchase:${id}:${number}`,
    purchaseId: id,
  })
  return takenBackCents
}
