import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { endSessions } from '#server/accounts/users/end-sessions.ts'
import { forgetFactors } from '#server/accounts/users/forget-factors.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keepHasFactor } from './keep-has-factor.ts'

/** Removes all second factors of a user who has lost them, and ends their sessions. The user is notified by mail. */
export async function resetFactors(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: Actor,
  userId: number,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await forgetFactors(tx, userId)
    await keepHasFactor(tx, userId)
    await recordEvent(tx, actor, { kind: 'factors_reset', details: {}, subjectId: userId })
    await endSessions(tx, actor, { id: userId })
    await orderAccountMail(tx, platform, { kind: 'factors_reset', userId })
  })
}
