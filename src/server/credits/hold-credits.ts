import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { creditAccounts, creditHolds } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { ownAccount } from './own-account.ts'

/**
 * Sets cents aside for a job, in the transaction that starts it: two jobs can't spend the same cent. Where the balance
 * is too small nothing is held; a job that can cost nothing has no hold. Returns the balance that it found.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, jobId, cents }: { userId: number; jobId: number; cents: number },
): Promise<{ isHeld: boolean; balanceCents: number }> {
  const balanceCents = (await lockAccount(tx, userId))?.balanceCents ?? 0
  if (balanceCents < cents) return { isHeld: false, balanceCents }
  if (cents === 0) return { isHeld: true, balanceCents }
  await tx
    .update(creditAccounts)
    .set({
      balanceCents: sql`${creditAccounts.balanceCents} - ${cents}`,
      heldCents: sql`${creditAccounts.heldCents} + ${cents}`,
    })
    .where(ownAccount({ id: userId }))
  await tx.insert(creditHolds).values({ jobId, userId, cents })
  return { isHeld: true, balanceCents }
}
