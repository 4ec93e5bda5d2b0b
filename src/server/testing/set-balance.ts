import { bookTransaction } from '#server/credits/book-transaction.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import type { Transaction } from '#server/platform/open-database.ts'

let count = 0

/** Gives a user so much credit, as if an administrator had adjusted it. */
export async function setBalance(tx: Transaction, userId: number, cents: number): Promise<void> {
  const { balance } = await readCredits(tx, userId)
  if (cents === balance) return
  count += 1
  await bookTransaction(tx, {
    userId,
    cause: 'adjustment',
    amountCents: cents - balance,
    reference: `test:${process.pid}:${userId}:${count}`,
    adminId: userId,
  })
}
