import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { startingCreditGrants, users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { openAddressKeys } from './open-address-keys.ts'

/**
 * Records that an address gets the starting credit, and returns whether it is the first time: deleting the account and registering again
 * does not earn it twice.
 */
export async function isFirstCredit(tx: Transaction, secrets: Secrets, email: string): Promise<boolean> {
  const keys = await openAddressKeys(tx, secrets)
  const hashes = keys.map((key) => createHmac('sha256', key).update(mailboxOf(email)).digest())
  if ((await tx.$count(startingCreditGrants, inArray(startingCreditGrants.addressHash, hashes))) > 0)
    return false
  const noted = await tx
    .insert(startingCreditGrants)
    .values({ addressHash: hashes[0]! })
    .onConflictDoNothing()
  return noted.rowCount === 1
}

/** Records the credit of a user who is about to be deleted: they may have registered before credits were recorded. */
export async function noteCreditOf(tx: Transaction, secrets: Secrets, userId: number): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user?.email) await isFirstCredit(tx, secrets, user.email)
}

/** The mailbox of an address as most mail servers see it: in any case, without a plus suffix. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/(?<=^[^@+]+)\+[^@]*(?=@)/, '')
}
