import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { endSessions } from '#server/accounts/users/end-sessions.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockAdmins, refuseLosingAdmins } from './lock-admins.ts'

/**
 * Suspends a user, effective in every process at once: sessions end, shared links show nothing, and sign-in is refused until the suspension
 * is lifted. Running jobs continue because they are paid for. Suspending again only changes the reason. Refuses `admins_only`, `not_found`,
 * `first_admin_stays`, `not_oneself`, `last_admin`.
 */
export async function suspendUser(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: UserActor,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { isAdmin, isVerified, suspendedAt } = await lockAdmins(tx, actor, userId)
    await refuseLosingAdmins(tx, actor, { userId, isAdmin })
    await tx
      .update(users)
      .set({ suspendedAt: sql`coalesce(${users.suspendedAt}, now())`, suspensionReason: reason })
      .where(eq(users.id, userId))
    if (suspendedAt) return
    await recordEvent(tx, actor, { kind: 'user_suspended', details: {}, subjectId: userId })
    await endSessions(tx, actor, { id: userId })
    if (isVerified) await orderAccountMail(tx, platform, { kind: 'account_suspended', userId })
  })
}
