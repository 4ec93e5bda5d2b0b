import { randomUUID } from 'node:crypto'
import type { AdjustCreditsInput } from '#contract/endpoints/admin.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { adjustCredits } from '#server/credits/adjust-credits.ts'
import type { Database } from '#server/platform/open-database.ts'

/**
 * Adjusts the credit of a user who is there, and returns the balance in cents. The same `idempotencyKey` of the same
 * administrator does it once. Refuses `not_found` and `balance_would_be_negative`.
 */
export async function adjustUser(
  db: Database,
  adminId: number,
  { userId, amount, reason }: AdjustCreditsInput,
  idempotencyKey: string | null,
): Promise<number> {
  const reference = `${adminId}:${idempotencyKey ?? randomUUID()}`
  return await db.transaction(async (tx) => {
    // Credit before the user, as where a job ends: the other way round each could wait for the other.
    const balance = await adjustCredits(tx, { userId, adminId, cents: amount, reason, reference })
    await lockUser(tx, userId)
    return balance
  })
}
