import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Actor } from '#server/audit/actor.ts'
import { setLimit } from '#server/credits/change-limits.ts'
import { lockAccount } from '#server/credits/lock-account.ts'
import { sendBalanceAlerts } from '#server/credits/send-balance-alerts.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Sets or removes a user's monthly limit; if it is already reached, the user is notified at once. Refuses `not_found`. */
export async function limitUser(
  platform: Platform,
  actor: Actor,
  userId: number,
  limitCents: number | null,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // Lock the credit before the user, as at the end of a job: the other order could deadlock.
    await lockAccount(tx, userId)
    await lockUser(tx, userId)
    await setLimit(tx, actor, userId, 'admin', limitCents)
    await sendBalanceAlerts(tx, platform, userId)
  })
}
