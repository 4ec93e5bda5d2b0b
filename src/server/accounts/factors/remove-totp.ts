import { ownTotp, totpFactors } from '#server/accounts/factors.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { mayMailAboutFactors } from './limit-factor-mails.ts'
import { noteFactorRemoved } from './note-factor-removed.ts'

/**
 * Removes a user's authenticator app. Refuses `not_found`, and `second_factor_is_must` if it is the last factor of a user who is required
 * to have one.
 */
export async function removeTotp(platform: Platform, attempts: Attempts, actor: UserActor): Promise<void> {
  const { userId } = actor
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { rowCount } = await tx.delete(totpFactors).where(ownTotp({ id: userId }, 'active'))
    if (rowCount === 0) throw new Refusal('not_found')
    const isTold = await mayMailAboutFactors(tx, attempts, userId)
    await noteFactorRemoved(tx, platform, actor, { method: 'totp', isTold })
  })
}
