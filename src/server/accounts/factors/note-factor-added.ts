import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keepHasFactor } from './keep-has-factor.ts'

/**
 * Records that a user has shown a new factor in the session with this hash: it counts as confirmed there, and other pending sign-ins can no
 * longer be completed by enrolling a factor. The caller has locked the user. Refuses `not_signed_in` if the session has ended in the
 * meantime.
 */
export async function noteFactorAdded(
  tx: Transaction,
  { userId, sessionHash }: { userId: number; sessionHash: Buffer },
): Promise<void> {
  await keepHasFactor(tx, userId)
  const isThis = eq(sessions.tokenHash, sessionHash)
  const { rowCount } = await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(isThis)
  // A concurrent enrolment or a password change has ended it since the call arrived.
  if (rowCount === 0) throw new Refusal('not_signed_in')
  await tx
    .delete(sessions)
    .where(and(ownSessions({ id: userId }), isNotNull(sessions.awaits), ne(sessions.tokenHash, sessionHash)))
}
