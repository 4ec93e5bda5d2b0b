import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import { isFreshSession } from '#server/accounts/signing-in/is-fresh-session.ts'
import { oidcIdentities } from '#server/accounts/single-sign-on.tables.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Whether a user is linked to an issuer, and how else they can authenticate. */
export async function readState(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { userId, sessionHash }: { userId: number; sessionHash: Buffer | null },
): Promise<{ linkedAt: string | null; hasPassword: boolean; isFresh: boolean }> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, linkedAt: oidcIdentities.linkedAt })
    .from(users)
    .leftJoin(oidcIdentities, eq(users.id, oidcIdentities.userId))
    .where(eq(users.id, userId))
    .orderBy(sql`${oidcIdentities.linkedAt} desc nulls last`)
  return {
    linkedAt: user?.linkedAt?.toISOString() ?? null,
    hasPassword: Boolean(user?.passwordHash) && mayUsePassword(settings, { id: userId }),
    isFresh: sessionHash !== null && (await isFreshSession(db, sessionHash)),
  }
}
