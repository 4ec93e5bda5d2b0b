import type { RegisterInput } from '#contract/endpoints/registering.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addRegistered, asTaken } from './add-registered.ts'
import { refuseTaken } from './refuse-taken.ts'

/**
 * Creates an account and returns its id. Queues a verification mail and notifies administrators that a user waits for a key. `address` is
 * the network address of the caller. Refuses `single_sign_on_only`, `username_taken`, `email_taken`, `password_too_common`,
 * `password_too_short`.
 */
export async function register(platform: Platform, input: RegisterInput, address: string): Promise<number> {
  const { username, email, language } = input
  if (platform.settings.OIDC_ONLY) throw new Refusal('single_sign_on_only')
  await refuseWeakPassword(platform.settings, input.password, input)
  await refuseTaken(platform.db, input)
  const passwordHash = await hashPassword(input.password)
  try {
    return await platform.db.transaction(async (tx) => {
      const userId = await addRegistered(tx, platform, { username, email, language, passwordHash }, address)
      await orderAccountMail(tx, platform, { kind: 'verify_email', userId })
      return userId
    })
  } catch (error) {
    throw asTaken(error)
  }
}
