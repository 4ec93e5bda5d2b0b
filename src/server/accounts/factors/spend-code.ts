import { and, eq } from 'drizzle-orm'
import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { readRecoveryCode } from './recovery-code.ts'
import { countRecoveryCodes } from './replace-recovery-codes.ts'
import { takeTotp } from './take-totp.ts'

/**
 * Spends a code of a user's authenticator app or a recovery code, and returns which of the two it was. Using a recovery code is recorded
 * and the owner notified by mail. Refuses `wrong_code`, also for a code that was used before.
 */
export async function spendCode(
  tx: Transaction,
  platform: Platform,
  actor: UserActor,
  typed: string,
): Promise<'totp' | 'recovery_code'> {
  const { userId } = actor
  await lockUser(tx, userId)
  const digits = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const isTaken = await takeTotp(tx, platform.secrets, { userId, state: 'active', code: digits })
    if (isTaken) return 'totp'
    throw new Refusal('wrong_code')
  }
  const code = readRecoveryCode(typed)
  if (!code) throw new Refusal('wrong_code')
  const isThis = and(eq(recoveryCodes.codeHash, hashToken(code)), ownRecoveryCodes({ id: userId }))
  const { rowCount } = await tx.delete(recoveryCodes).where(isThis)
  if (rowCount === 0) throw new Refusal('wrong_code')
  const left = await countRecoveryCodes(tx, userId)
  await recordEvent(tx, actor, { kind: 'recovery_code_used', details: { left } })
  await orderAccountMail(tx, platform, { kind: 'recovery_code_used', userId })
  return 'recovery_code'
}
