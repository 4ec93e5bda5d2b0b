import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keepHasFactor } from './keep-has-factor.ts'

/**
 * What follows when a user has shown a new factor in the session of this hash: it counts as confirmed there, and nobody
 * else's sign-in that has only begun can be completed by setting one up. The caller holds the user. Refuses
 * `not_signed_in` where the session has ended meanwhile.
 */
export async function noteFactorAdded(
  tx: Transaction,
  { userId, sessionHash }: { userId: number; sessionHash: Buffer },
): Promise<void> {
  await keepHasFactor(tx, userId)
  const isThis = eq(sessions.tokenHash, sessionHash)
  const { rowCount } = await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(isThis)
  // A faster one's factor, or another password, has ended it since the call came in.
  if (rowCount === 0) throw new Refusal('not_signed_in')
  await tx
    .delete(sessions)
    .where(and(ownSessions({ id: userId }), isNotNull(sessions.awaits), ne(sessions.tokenHash, sessionHash)))
}
