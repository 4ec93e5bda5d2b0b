import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { creditAccounts, creditTransactions, ownAccount } from './credits.tables.ts'

type Entry = Omit<typeof creditTransactions.$inferInsert, 'createdAt'>

/**
 * Writes a transaction and updates the balance, once for each reference. Returns its id, or null if the reference is already booked.
 * Callers have locked the account (`lockAccount`); a balance below zero is an error.
 */
export async function bookTransaction(tx: Transaction, entry: Entry): Promise<number | null> {
  const [booked] = await tx
    .insert(creditTransactions)
    .values(entry)
    .onConflictDoNothing({ target: creditTransactions.reference })
    .returning({ id: creditTransactions.id })
  if (!booked) return null
  const balance = sql`${creditAccounts.balanceCents} + ${entry.amountCents}`
  // Once the balance is no longer low, clear the alert so that it is sent again next time.
  const toldAt = sql`case when ${balance} < ${creditAccounts.lowBalanceCents} then ${creditAccounts.lowBalanceMailAt} end`
  await tx
    .update(creditAccounts)
    .set({ balanceCents: balance, lowBalanceMailAt: toldAt })
    .where(ownAccount({ id: entry.userId }))
  return booked.id
}
