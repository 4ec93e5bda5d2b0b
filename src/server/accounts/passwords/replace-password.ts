import { and, eq, inArray } from 'drizzle-orm'
import { accountTokens, ownLinks, resetKinds, users } from '#server/accounts/accounts.tables.ts'
import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import { endSessions } from '#server/accounts/users/end-sessions.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Replaces a user's password, ends all sessions except that of `keptToken`, and deletes every reset link and any open address change, which
 * an attacker who knew the old password may have requested. Records it as `kind`, by `actor`.
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
  await recordEvent(tx, actor, { kind, details: {}, subjectId: userId })
  await endSessions(tx, actor, { id: userId }, keptToken === undefined ? null : hashToken(keptToken))
  await tx.delete(accountTokens).where(and(ownLinks({ id: userId }), inArray(accountTokens.kind, resetKinds)))
  await tx.delete(addressChanges).where(openAddressChange({ id: userId }))
}
