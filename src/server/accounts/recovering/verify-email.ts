import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { accountTokens, users } from '#server/accounts/accounts.tables.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Verifies the mail address that a token was sent to. People open a link twice, so a used token is accepted until it expires, as long as
 * the address is verified. `address` is the network address of the caller. Refuses `invalid_token`.
 */
export async function verifyEmail(
  platform: Platform,
  welcome: Welcome,
  token: string,
  address: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ userId: users.id, isVerified: users.isVerified, usedAt: accountTokens.usedAt })
      .from(accountTokens)
      .innerJoin(users, eq(users.id, accountTokens.userId))
      .where(
        and(
          eq(accountTokens.tokenHash, hashToken(token)),
          eq(accountTokens.kind, 'verify_email'),
          gt(accountTokens.expiresAt, sql`now()`),
          isNull(users.deletedAt),
        ),
      )
      // Lock only the user, and so before the link, as everywhere: the other order could deadlock.
      .for('no key update', { of: users })
    if (!known || (known.usedAt && !known.isVerified)) throw new Refusal('invalid_token')
    if (known.usedAt) return
    await tx
      .update(accountTokens)
      .set({ usedAt: sql`now()` })
      .where(eq(accountTokens.tokenHash, hashToken(token)))
    await tx.update(users).set({ isVerified: true }).where(eq(users.id, known.userId))
    await recordEvent(tx, userAt(known.userId, address), { kind: 'address_verified', details: {} })
    if (!known.isVerified) await welcome(tx, platform, known.userId)
  })
}
