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
 * Adjusts a user's credit and returns the balance in cents. Repeating an administrator's `idempotencyKey` for the same user changes
 * nothing. Refuses `not_found` and `balance_would_be_negative`.
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
    // Lock the credit before the user, as at the end of a job: the other order could deadlock.
    const account = await lockAccount(tx, userId)
    await lockUser(tx, userId)
    const afterCents = await adjustCredits(tx, { userId, adminId, cents: amount, reason, reference })
    await sendBalanceAlerts(tx, platform, userId)
    const beforeCents = account?.balanceCents ?? 0
    // A repeated call changed nothing.
    if (afterCents === beforeCents) return afterCents
    const details = { changeCents: amount, beforeCents, afterCents }
    await recordEvent(tx, actor, { kind: 'credit_adjusted', details, subjectId: userId })
    return afterCents
  })
}

// The ledger keeps its references for ever, so it stores no client-supplied text of arbitrary length.
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
