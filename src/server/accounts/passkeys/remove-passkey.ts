import { and, eq } from 'drizzle-orm'
import { keepHasFactor } from '#server/accounts/factors/keep-has-factor.ts'
import { isFactorMust } from '#server/accounts/factors/what-is-due.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { ownPasskeys } from '#server/accounts/own-passkeys.ts'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { mayTellOfPasskeys } from './may-tell-of-passkeys.ts'

/**
 * Removes one of a user's passkeys, and tells them by mail. Sessions that it began go on. Refuses `not_found`, and
 * `second_factor_is_must` for the last factor of somebody who may not be without one.
 */
export async function removePasskey(
  platform: Pick<Platform, 'db' | 'settings' | 'queue' | 'mailer'>,
  attempts: Attempts,
  caller: Caller,
  { id, address }: { id: number; address: string },
): Promise<void> {
  const isTold = await mayTellOfPasskeys(attempts, caller.id)
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, caller.id)
    const { rowCount } = await tx.delete(passkeys).where(and(ownPasskeys(caller), eq(passkeys.id, id)))
    if (rowCount === 0) throw new Refusal('not_found')
    const left = await keepHasFactor(tx, caller.id)
    if (left.length === 0 && isFactorMust(platform.settings, caller)) {
      throw new Refusal('second_factor_is_must')
    }
    const actor = userAt(caller.id, address)
    await recordEvent(tx, actor, { kind: 'factor_removed', details: { method: 'passkey' } })
    if (isTold) await orderAccountMail(tx, platform, { kind: 'passkey_removed', userId: caller.id })
  })
}
