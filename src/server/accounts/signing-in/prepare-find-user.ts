import type { User } from '#contract/entities/user.ts'
import { type ExtraUserColumns, shapeUser, userColumns } from '#server/accounts/users/read-user.ts'
import type { FoundCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { prepareSession } from './prepare-session.ts'

/** A caller with the user's public fields. */
export interface CallerWithUser extends FoundCaller {
  user: User
}

/**
 * Returns a function that finds the owner of a session and reads the user in the same statement: for the call that every open tab makes
 * every 30 s, whose answer is the caller.
 */
export function prepareFindUser(platform: Pick<Platform, 'db' | 'settings'>, extra: ExtraUserColumns) {
  const { statement, finder } = prepareSession(platform)
  const find = finder(statement({ user: userColumns(extra) }).prepare('find_users'))
  return async (tokenHash: Buffer): Promise<CallerWithUser | null> => {
    const session = await find(tokenHash)
    if (!session) return null
    const user = shapeUser(session.user)
    const { mustConfirm } = session
    return { id: user.id, isAdmin: user.isAdmin, language: user.language, mustConfirm, user }
  }
}
