import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockAdmins } from './lock-admins.ts'

/** Lifts a user's suspension and deletes its reason. Does nothing for a user who is not suspended. Refuses `admins_only`, `not_found`. */
export async function liftSuspension(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: UserActor,
  userId: number,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { isVerified, suspendedAt } = await lockAdmins(tx, actor, userId)
    if (!suspendedAt) return
    await tx.update(users).set({ suspendedAt: null, suspensionReason: '' }).where(eq(users.id, userId))
    await recordEvent(tx, actor, { kind: 'suspension_lifted', details: {}, subjectId: userId })
    if (isVerified) await orderAccountMail(tx, platform, { kind: 'suspension_lifted', userId })
  })
}
