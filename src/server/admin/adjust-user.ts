import { createHash, randomUUID } from 'node:crypto'
import type { AdjustCreditsInput } from '#contract/endpoints/admin.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { adjustCredits } from '#server/credits/adjust-credits.ts'
import { lockAccount } from '#server/credits/lock-account.ts'
import { sendBalanceAlerts } from '#server/credits/send-balance-alerts.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Adjusts the credit of a user who is there, and returns the balance in cents. The same `idempotencyKey` of the same
 * administrator does it once for each user. Refuses `not_found` and `balance_would_be_negative`.
 */
export async function adjustUser(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: UserActor,
  { userId, amount, reason }: AdjustCreditsInput,
  idempotencyKey: string | null,
): Promise<number> {
  const adminId = actor.userId
  const reference = `${adminId}:${userId}:${idempotencyKey === null ? randomUUID() : digest(idempotencyKey)}`
  return await platform.db.transaction(async (tx) => {
    // Credit before the user, as where a job ends: the other way round each could wait for the other.
    const account = await lockAccount(tx, userId)
    await lockUser(tx, userId)
    const afterCents = await adjustCredits(tx, { userId, adminId, cents: amount, reason, reference })
    await sendBalanceAlerts(tx, platform, userId)
    const beforeCents = account?.balanceCents ?? 0
    // A repeat of the call moved nothing.
    if (afterCents === beforeCents) return afterCents
    const details = { changeCents: amount, beforeCents, afterCents }
    await recordEvent(tx, actor, { kind: 'credit_adjusted', details, subjectId: userId })
    return afterCents
  })
}

// The ledger keeps what it books for ever: no text that somebody made up, of whatever length.
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
