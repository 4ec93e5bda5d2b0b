import { and, eq, inArray, ne } from 'drizzle-orm'
import {
  accountTokens,
  ownLinks,
  ownSessions,
  resetKinds,
  sessions,
  users,
} from '#server/accounts/accounts.tables.ts'
import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Gives a user another password, ends the sessions that the old one opened (but for the one of `keptToken`), and
 * makes every link that could have reset it worthless, and ends a change of address that whoever knew it began. On record as `kind`, by `actor`.
 */
export async function replacePassword(
  tx: Transaction,
  actor: Actor,
  userId: number,
  {
    kind,
    passwordHash,
    keptToken,
  }: {
    kind: 'password_changed' | 'password_reset'
    passwordHash: string
    keptToken?: string | undefined
  },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  const isOther = keptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(keptToken))
  const ended = await tx.delete(sessions).where(and(ownSessions({ id: userId }), isOther))
  await tx.delete(accountTokens).where(and(ownLinks({ id: userId }), inArray(accountTokens.kind, resetKinds)))
  await tx.delete(addressChanges).where(openAddressChange({ id: userId }))
  await recordEvent(tx, actor, { kind, details: {}, subjectId: userId })
  const sessionsEnded = ended.rowCount ?? 0
  if (sessionsEnded === 0) return
  const details = { sessions: sessionsEnded }
  await recordEvent(tx, actor, { kind: 'sessions_ended', details, subjectId: userId })
}
