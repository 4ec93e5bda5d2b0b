import { and, eq, ne } from 'drizzle-orm'
import { accountTokens, sessions, users } from '#server/accounts/accounts.tables.ts'
import { ownLinks } from '#server/accounts/own-links.ts'
import { ownSessions } from '#server/accounts/own-sessions.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Gives a user another password, ends the sessions that the old one opened (but for the one of `keptToken`), and
 * makes every link that could have reset it worthless.
 */
export async function replacePassword(
  tx: Transaction,
  userId: number,
  { passwordHash, keptToken }: { passwordHash: string; keptToken?: string | undefined },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  const isOther = keptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(keptToken))
  await tx.delete(sessions).where(and(ownSessions({ id: userId }), isOther))
  await tx
    .delete(accountTokens)
    .where(and(ownLinks({ id: userId }), eq(accountTokens.kind, 'reset_password')))
}
