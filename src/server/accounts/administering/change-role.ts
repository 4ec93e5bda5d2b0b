import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { lockAdmins, refuseLosingAdmins } from './lock-admins.ts'

/**
 * Grants or revokes a user's administrator role, effective from their next call, and notifies them by mail. Refuses `admins_only`,
 * `not_found`, `account_is_suspended`, `first_admin_stays`, `not_oneself`, `last_admin`.
 */
export async function changeRole(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: UserActor,
  { userId, isAdmin }: { userId: number; isAdmin: boolean },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const user = await lockAdmins(tx, actor, userId)
    if (!isAdmin) await refuseLosingAdmins(tx, actor, { userId, isAdmin: user.isAdmin })
    if (user.isAdmin === isAdmin) return
    // Otherwise lifting the suspension later would restore an account with more rights than the administrator expects.
    if (isAdmin && user.suspendedAt) throw new Refusal('account_is_suspended')
    await tx.update(users).set({ isAdmin }).where(eq(users.id, userId))
    const kind = isAdmin ? 'admin_granted' : 'admin_revoked'
    await recordEvent(tx, actor, { kind, details: {}, subjectId: userId })
    if (user.isVerified) await orderAccountMail(tx, platform, { kind, userId })
  })
}
