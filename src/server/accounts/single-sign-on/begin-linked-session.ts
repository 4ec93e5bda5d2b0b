import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { users } from '#server/accounts/accounts.tables.ts'
import { type BegunSession, beginSession } from '#server/accounts/signing-in/begin-session.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findLinkedUser, type Identity } from './link-identity.ts'
import { syncAdminRole } from './sync-admin-role.ts'

/**
 * Starts the session of a user whom the issuer has identified as a member of these groups. `startsFresh`: they have just authenticated.
 * Refuses `not_found` if the user is gone or was unlinked in the meantime.
 */
export async function beginLinkedSession(
  platform: Platform,
  attempts: Attempts,
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
  {
    userId,
    identity,
    startsFresh,
  }: { userId: number; identity: Identity & { groups: string[] }; startsFresh: boolean },
): Promise<BegunSession> {
  const { db, settings } = platform
  const isAlive = and(eq(users.id, userId), isNull(users.deletedAt))
  const [account] = await db.select().from(users).where(isAlive)
  if (!account) throw new Refusal('not_found')
  const { groups } = identity
  return await beginSession(platform, attempts, request, {
    account,
    kind: 'signed_in_by_issuer',
    startsFresh,
    async check(tx) {
      // Before the user is locked: this may lock all administrators, in an order of its own.
      const actor = userAt(userId, request.ip)
      await syncAdminRole(tx, actor, { adminGroup: settings.OIDC_ADMIN_GROUP, groups })
      await lockUser(tx, userId)
      if ((await findLinkedUser(tx, identity))?.id !== userId) throw new Refusal('not_found')
    },
  })
}
