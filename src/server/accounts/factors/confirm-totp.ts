import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { ownTotp, totpFactors } from '#server/accounts/factors.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { mayMailAboutFactors } from './limit-factor-mails.ts'
import { noteFactorAdded } from './note-factor-added.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { takeTotp } from './take-totp.ts'

/**
 * Confirms an authenticator app with its first code: it becomes the user's second factor, replacing an earlier app, and counts as shown in
 * the session with this hash. Returns recovery codes if the user had none. Refuses `no_second_factor` if no enrolment was started,
 * `wrong_code`, `rate_limited`.
 */
export async function confirmTotp(
  platform: Platform,
  attempts: Attempts,
  actor: UserActor,
  { code, sessionHash }: { code: string; sessionHash: Buffer },
): Promise<string[] | null> {
  const { userId } = actor
  const key = `codes to enrol of ${userId}`
  await attempts.count(key, attemptLimits.failuresToConfirm)
  const recoveryCodes = await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await tx.$count(totpFactors, ownTotp({ id: userId }, 'pending'))) === 0)
      throw new Refusal('no_second_factor')
    const digits = code.replace(/\s/g, '')
    const isTaken = await takeTotp(tx, platform.secrets, { userId, state: 'pending', code: digits })
    if (!isTaken) throw new Refusal('wrong_code')
    await tx.delete(totpFactors).where(ownTotp({ id: userId }, 'active'))
    await tx
      .update(totpFactors)
      .set({ state: 'active' })
      .where(ownTotp({ id: userId }, 'pending'))
    await noteFactorAdded(tx, { userId, sessionHash })
    await recordEvent(tx, actor, { kind: 'factor_added', details: { method: 'totp' } })
    if (await mayMailAboutFactors(tx, attempts, userId))
      await orderAccountMail(tx, platform, { kind: 'factor_added', userId })
    return (await countRecoveryCodes(tx, userId)) === 0 ? await replaceRecoveryCodes(tx, userId) : null
  })
  await attempts.forgive(key)
  return recoveryCodes
}
