import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { creditAccounts, creditHolds } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { ownAccount } from './own-account.ts'
import { readMonthlyLimit } from './read-monthly-limit.ts'

export interface Hold {
  isHeld: boolean
  /** As it was found. */
  balanceCents: number
  /** What of the monthly limit was left; null without a limit. */
  leftCents: number | null
}

/**
 * Sets cents aside for a job, in the transaction that starts it: two jobs can't spend the same cent, nor pass the monthly
 * limit together. Where balance or limit is too small nothing is held; a job that can cost nothing has no hold.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, jobId, cents }: { userId: number; jobId: number; cents: number },
): Promise<Hold> {
  const balanceCents = (await lockAccount(tx, userId))?.balanceCents ?? 0
  if (cents === 0) return { isHeld: true, balanceCents, leftCents: null }
  const { leftCents } = await readMonthlyLimit(tx, userId)
  if (balanceCents < cents) return { isHeld: false, balanceCents, leftCents }
  if (leftCents !== null && leftCents < cents) return { isHeld: false, balanceCents, leftCents }
  await tx
    .update(creditAccounts)
    .set({
      balanceCents: sql`${creditAccounts.balanceCents} - ${cents}`,
      heldCents: sql`${creditAccounts.heldCents} + ${cents}`,
    })
    .where(ownAccount({ id: userId }))
  await tx.insert(creditHolds).values({ jobId, userId, cents })
  return { isHeld: true, balanceCents, leftCents }
}
