import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { addressChanges, addressLinks } from '#server/accounts/addresses.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Returns the address change that a mailed link belongs to, completed or not, and which address the link speaks for. Changes nothing.
 * Refuses `invalid_token`.
 */
export async function findAddressLink(db: Database | Transaction, token: string) {
  const [found] = await db
    .select({ side: addressLinks.side, change: addressChanges })
    .from(addressLinks)
    .innerJoin(addressChanges, eq(addressChanges.id, addressLinks.changeId))
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(
      and(
        eq(addressLinks.tokenHash, hashToken(token)),
        gt(addressChanges.expiresAt, sql`now()`),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
  if (!found) throw new Refusal('invalid_token')
  return found
}
