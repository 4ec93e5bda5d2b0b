import { and, eq, isNull, sql } from 'drizzle-orm'
import { purchaseReversals, purchases } from '#server/credits/credits.tables.ts'
import { lockAccount } from '#server/credits/lock-account.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookReversalDifference } from './book-reversal-difference.ts'

/**
 * Makes what was taken back of a purchase equal to its refunds and disputes: takes what can be spent and records the rest as uncollected,
 * or gives back what was undone. Callers have locked it (`lockPurchase`). Returns the cents taken back.
 */
export async function reconcileReversals(tx: Transaction, purchaseId: number): Promise<number> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId))
  const { userId, amountCents, takenBackCents, uncollectedCents } = purchase!
  // What was never credited cannot be taken back: its refunds apply once it is.
  const due = purchase!.status === 'paid' ? Math.min(amountCents, await sumReversals(tx, purchaseId)) : 0
  const more = due - takenBackCents - uncollectedCents
  if (more === 0) return takenBackCents
  if (more > 0) {
    const balanceCents = (await lockAccount(tx, userId))?.balanceCents ?? 0
    const taken = takenBackCents + Math.min(more, balanceCents)
    return bookReversalDifference(tx, purchase!, { takenBackCents: taken, uncollectedCents: due - taken })
  }
  // Reduce the uncollected rest before giving anything back.
  const uncollected = Math.max(0, uncollectedCents + more)
  return bookReversalDifference(tx, purchase!, {
    takenBackCents: due - uncollected,
    uncollectedCents: uncollected,
  })
}

async function sumReversals(tx: Transaction, purchaseId: number): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql`coalesce(sum(${purchaseReversals.cents}), 0)`.mapWith(Number) })
    .from(purchaseReversals)
    .where(and(eq(purchaseReversals.purchaseId, purchaseId), isNull(purchaseReversals.undoneAt)))
  return sum!.cents
}
