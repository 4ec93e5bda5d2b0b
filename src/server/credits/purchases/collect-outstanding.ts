import { and, asc, gt, ne } from 'drizzle-orm'
import { ownPurchases, purchases } from '#server/credits/credits.tables.ts'
import { lockAccount } from '#server/credits/lock-account.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookReversalDifference } from './book-reversal-difference.ts'

/** Collects the uncollected rest of older purchases from new credit, oldest first and at most `maxCents`. */
export async function collectOutstanding(
  tx: Transaction,
  { userId, maxCents, exceptPurchaseId }: { userId: number; maxCents: number; exceptPurchaseId: number },
): Promise<void> {
  const owing = await tx
    .select()
    .from(purchases)
    .where(
      and(
        ownPurchases({ id: userId }),
        gt(purchases.uncollectedCents, 0),
        ne(purchases.id, exceptPurchaseId),
      ),
    )
    .orderBy(asc(purchases.id))
  if (owing.length === 0) return
  const balanceCents = (await lockAccount(tx, userId))?.balanceCents ?? 0
  let left = Math.min(maxCents, balanceCents)
  for (const purchase of owing) {
    const taken = Math.min(left, purchase.uncollectedCents)
    if (taken <= 0) return
    await bookReversalDifference(tx, purchase, {
      takenBackCents: purchase.takenBackCents + taken,
      uncollectedCents: purchase.uncollectedCents - taken,
    })
    left -= taken
  }
}
