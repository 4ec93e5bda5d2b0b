import { and, eq } from 'drizzle-orm'
import { mayMailAboutFactors } from '#server/accounts/factors/limit-factor-mails.ts'
import { noteFactorRemoved } from '#server/accounts/factors/note-factor-removed.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Removes one of a user's passkeys. Sessions started with it continue. Refuses `not_found`, and `second_factor_is_must` if it is the last
 * factor of a user who is required to have one.
 */
export async function removePasskey(
  platform: Platform,
  attempts: Attempts,
  actor: UserActor,
  id: number,
): Promise<void> {
  const { userId } = actor
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const isThisOne = and(ownPasskeys({ id: userId }), eq(passkeys.id, id))
    const { rowCount } = await tx.delete(passkeys).where(isThisOne)
    if (rowCount === 0) throw new Refusal('not_found')
    const isTold = await mayMailAboutFactors(tx, attempts, userId)
    await noteFactorRemoved(tx, platform, actor, { method: 'passkey', isTold })
  })
}
