import type { RegisterInput } from '#contract/endpoints/accounts.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { isFirstCredit } from '#server/accounts/users/is-first-credit.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { violatedConstraint } from '#server/platform/violated-constraint.ts'
import { refuseTaken } from './refuse-taken.ts'

/**
 * Makes an account for somebody at an address, and returns its id. A verification mail is ordered, and every administrator is told that
 * somebody waits for a key. Refuses `single_sign_on_only`, `username_taken`, `email_taken`, `password_too_common`, `password_too_short`.
 */
export async function register(platform: Platform, input: RegisterInput, address: string): Promise<number> {
  const { username, email, language } = input
  if (platform.settings.OIDC_ONLY) throw new Refusal('single_sign_on_only')
  await refuseWeakPassword(platform.settings, input.password, input)
  await refuseTaken(platform.db, input)
  const passwordHash = await hashPassword(input.password)
  try {
    return await platform.db.transaction(async (tx) => {
      const startsWithCredit = await isFirstCredit(tx, platform.secrets, email)
      const userId = await createUser(tx, { username, email, language, passwordHash }, { startsWithCredit })
      await recordEvent(tx, userAt(userId, address), { kind: 'registered', details: {} })
      await orderAccountMail(tx, platform, { kind: 'verify_email', userId })
      await notify(tx, {
        userIds: await findAdmins(tx),
        type: 'new_user_registered',
        details: { username, email, userId },
        aboutUserId: userId,
      })
      return userId
    })
  } catch (error) {
    // Somebody was faster.
    const constraint = violatedConstraint(error)
    if (constraint === 'users_username_key') throw new Refusal('username_taken')
    if (constraint === 'users_email_key') throw new Refusal('email_taken')
    throw error
  }
}
