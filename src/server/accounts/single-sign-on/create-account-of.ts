import type { UiLanguage } from '#contract/languages.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { isFirstCredit } from '#server/accounts/users/is-first-credit.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chooseUsername } from './choose-username.ts'
import { linkIdentity } from './link-identity.ts'
import type { Person } from './person.ts'

/**
 * Makes an account without a password for somebody whose address the issuer has verified, linked to them, and answers its
 * id. `address` is where they come from, `language` what their browser speaks.
 */
export async function createAccountOf(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  person: Person & { email: string },
  { address, language }: { address: string; language: UiLanguage },
): Promise<number> {
  const { email } = person
  return await db.transaction(async (tx) => {
    const username = await chooseUsername(tx, person.names)
    const startsWithCredit = await isFirstCredit(tx, secrets, email)
    const account = { username, email, language: person.language ?? language, isVerified: true }
    const userId = await createUser(tx, { ...account, passwordHash: '' }, { startsWithCredit })
    const actor = userAt(userId, address)
    await recordEvent(tx, actor, { kind: 'registered', details: {} })
    await linkIdentity(tx, actor, person)
    await notify(tx, {
      userIds: await findAdmins(tx),
      type: 'new_user_registered',
      details: { username, email, userId },
      aboutUserId: userId,
    })
    return userId
  })
}
