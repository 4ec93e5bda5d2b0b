import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Awaited } from '#contract/entities/second-factor.ts'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import { listMethods } from '#server/accounts/factors/list-methods.ts'
import { prepareFindToken } from '#server/accounts/tokens/find-token.ts'
import { recheckCaller } from '#server/accounts/tokens/recheck-caller.ts'
import type { Callers, HalfCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { prepareFindSession } from './prepare-find-session.ts'

/** Returns the functions that identify callers. */
export function prepareCallers(platform: Pick<Platform, 'db' | 'pool' | 'settings'>): Callers {
  const { db } = platform
  return {
    find: prepareFindSession(platform),
    findToken: prepareFindToken(platform),
    findHalf: (tokenHash) => findHalf(platform, tokenHash),
    recheck: (caller) => recheckCaller(db, caller),
    listMethods: (userId) => listMethods(db, userId),
  }
}

async function findHalf({ db }: Pick<Platform, 'db'>, tokenHash: Buffer): Promise<HalfCaller | null> {
  const [half] = await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      language: users.language,
      // Safe: the query only matches sessions that await something.
      awaits: sql<Awaited>`${sessions.awaits}`,
      hasEnrolled: sql<boolean>`${sessions.confirmedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNotNull(sessions.awaits),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.deletedAt),
        // A sign-in that raced a suspension may have left a session.
        isNull(users.suspendedAt),
      ),
    )
  return half ?? null
}
