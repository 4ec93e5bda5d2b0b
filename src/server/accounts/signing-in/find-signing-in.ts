import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { SigningIn } from './begin-session.ts'

/** Returns the account of a user who has authenticated. Refuses `not_signed_in` if it was deleted in the meantime. */
export async function findSigningIn(db: Database, userId: number): Promise<SigningIn> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isVerified: users.isVerified })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!account) throw new Refusal('not_signed_in')
  return account
}
