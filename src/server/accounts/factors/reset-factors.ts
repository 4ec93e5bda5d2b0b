import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
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
    const { rowCount } = await tx.delete(sessions).where(ownSessions({ id: userId }))
    await recordEvent(tx, actor, { kind: 'factors_reset', details: {}, subjectId: userId })
    if (rowCount)
      await recordEvent(tx, actor, {
        kind: 'sessions_ended',
        details: { sessions: rowCount },
        subjectId: userId,
      })
    await orderAccountMail(tx, platform, { kind: 'factors_reset', userId })
  })
}
