import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookTransaction } from './book-transaction.ts'
import { creditAccounts, creditHolds } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { ownAccount } from './own-account.ts'

interface Charge {
  jobId: number
  /** 0, or left out: the whole job; else the place of a single picture. */
  position?: number
  userId: number
  /** Images that succeeded. */
  images: number
  /** Cents for one of them. */
  priceCents: number
}

/**
 * Charges a job, or a single picture of one, for what succeeded, as one transaction, and gives the rest of its hold back.
 * A hold is settled once; what has no open hold is charged nothing. The charge is never above the hold.
 */
export async function settleHold(
  tx: Transaction,
  { jobId, position = 0, userId, images, priceCents }: Charge,
): Promise<void> {
  const chargedCents = images * priceCents
  await lockAccount(tx, userId)
  const [hold] = await tx
    .update(creditHolds)
    .set({ closedAt: sql`now()`, chargedCents })
    .where(
      and(eq(creditHolds.jobId, jobId), eq(creditHolds.position, position), isNull(creditHolds.closedAt)),
    )
    .returning({ cents: creditHolds.cents })
  if (!hold) return
  await tx
    .update(creditAccounts)
    .set({
      balanceCents: sql`${creditAccounts.balanceCents} + ${hold.cents}`,
      heldCents: sql`${creditAccounts.heldCents} - ${hold.cents}`,
    })
    .where(ownAccount({ id: userId }))
  if (chargedCents === 0) return
  await bookTransaction(tx, {
    userId,
    cause: 'job',
    amountCents: -chargedCents,
    reference: position === 0 ? `job:${jobId}` : `image:${jobId}:${position}`,
    jobId,
    position,
    imageCount: images,
    imagePriceCents: priceCents,
  })
}
