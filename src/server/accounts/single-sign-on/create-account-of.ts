import type { UiLanguage } from '#contract/languages.ts'
import { addRegistered, asTaken } from '#server/accounts/registering/add-registered.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { chooseUsername } from './choose-username.ts'
import { linkIdentity } from './link-identity.ts'
import type { Person } from './person.ts'

/**
 * Creates an account without a password for a person whose address the issuer has verified, linked to their identity, and returns its id.
 * `address` is the network address of the caller, `language` that of their browser. Null if another request took the name or the mail
 * address first, perhaps by the same person in another tab.
 */
export async function createAccountOf(
  platform: Platform,
  welcome: Welcome,
  person: Person & { email: string },
  { address, language }: { address: string; language: UiLanguage },
): Promise<number | null> {
  const { email } = person
  const created = platform.db.transaction(async (tx) => {
    const username = await chooseUsername(tx, person.names)
    const account = { username, email, language: person.language ?? language, isVerified: true }
    const userId = await addRegistered(tx, platform, { ...account, passwordHash: '' }, address)
    await linkIdentity(tx, userAt(userId, address), person)
    await welcome(tx, platform, userId)
    return userId
  })
  return await created.catch((error) => {
    if (asTaken(error) instanceof Refusal) return null
    throw error
  })
}
