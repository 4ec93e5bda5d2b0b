import { eq } from 'drizzle-orm'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { bookTransaction } from './book-transaction.ts'
import { adjustmentReasons, creditTransactions } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'

export interface Adjustment {
  userId: number
  adminId: number
  /** Signed cents, not zero. */
  cents: number
  reason?: string | undefined
  /** Identifies the adjustment, so that a repeated call finds it done. */
  reference: string
}

/**
 * Adds to or subtracts from a user's credit, and notifies the user. Returns the balance in cents. Refuses `not_found` and
 * `balance_would_be_negative`. Does nothing if the reference is already booked.
 */
export async function adjustCredits(tx: Transaction, adjustment: Adjustment): Promise<number> {
  const { userId, adminId, cents, reason } = adjustment
  const account = await lockAccount(tx, userId)
  if (!account) throw new Refusal('not_found')
  const reference = `adjustment:${adjustment.reference}`
  const isDone = (await tx.$count(creditTransactions, eq(creditTransactions.reference, reference))) > 0
  if (isDone) return account.balanceCents
  const balanceCents = account.balanceCents + cents
  if (balanceCents < 0) {
    throw new Refusal('balance_would_be_negative', { availableCents: account.balanceCents })
  }
  const id = await bookTransaction(tx, {
    userId,
    cause: 'adjustment',
    amountCents: cents,
    reference,
    adminId,
  })
  // A concurrent adjustment with the same reference was booked in the meantime.
  if (id === null) return account.balanceCents
  if (reason) await tx.insert(adjustmentReasons).values({ transactionId: id, reason })
  await notify(tx, {
    userIds: [userId],
    type: 'credit_adjusted',
    details: { changeCents: cents, balanceCents },
  })
  return balanceCents
}
