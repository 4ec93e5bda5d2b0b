import { users } from '#server/accounts/accounts.tables.ts'
import type { FindCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { prepareSession } from './prepare-session.ts'

const caller = { id: users.id, isAdmin: users.isAdmin, language: users.language }

/** Returns a function that finds the owner of a session. */
export function prepareFindSession(platform: Pick<Platform, 'db' | 'settings'>): FindCaller {
  const { statement, finder } = prepareSession(platform)
  const find = finder(statement({ caller }).prepare('find_sessions'))
  return async (tokenHash) => {
    const session = await find(tokenHash)
    return session && { ...session.caller, mustConfirm: session.mustConfirm }
  }
}
