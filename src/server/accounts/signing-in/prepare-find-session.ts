import { users } from '#server/accounts/accounts.tables.ts'
import type { FindCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { shareReads } from '#server/platform/waiting/share-reads.ts'
import { prepareSession } from './prepare-session.ts'

const caller = { id: users.id, isAdmin: users.isAdmin, language: users.language }

/** Makes what finds who holds a session: hundreds of calls of one session at once cost the others few questions. */
export function prepareFindSession(platform: Pick<Platform, 'db' | 'settings'>): FindCaller {
  const { statement, extend } = prepareSession(platform)
  const found = statement({ caller }).prepare('find_session')
  return shareReads(
    (tokenHash) => tokenHash.toString('base64'),
    async (tokenHash: Buffer) => {
      const [session] = await found.execute({ tokenHash })
      if (!session) return null
      if (session.isDue) await extend(tokenHash)
      return { ...session.caller, mustConfirm: session.mustConfirm }
    },
  )
}
