import { and, eq } from 'drizzle-orm'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { ownPasskeys } from '#server/accounts/own-passkeys.ts'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { mayTellOfPasskeys } from './may-tell-of-passkeys.ts'

/** Removes one of a user's passkeys, and tells them by mail. Sessions that it began go on. Refuses `not_found`. */
export async function removePasskey(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  attempts: Attempts,
  actor: UserActor,
  id: number,
): Promise<void> {
  const { userId } = actor
  const isTold = await mayTellOfPasskeys(attempts, userId)
  await platform.db.transaction(async (tx) => {
    const isThisOne = and(ownPasskeys({ id: userId }), eq(passkeys.id, id))
    const { rowCount } = await tx.delete(passkeys).where(isThisOne)
    if (rowCount === 0) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'passkey_removed', details: { passkeyId: id } })
    if (isTold) await orderAccountMail(tx, platform, { kind: 'passkey_removed', userId })
  })
}
