import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Actor } from '#server/audit/actor.ts'
import { violatedConstraint } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { makeAddressChange } from './make-address-change.ts'

/**
 * Sets a user's address immediately, on behalf of an operator who vouches for it: it counts as verified. An open change ends. Refuses
 * `not_found` and `email_taken`.
 */
export async function setAddress(
  platform: Pick<Platform, 'db' | 'secrets' | 'queue' | 'mailer'>,
  actor: Actor,
  { userId, newEmail }: { userId: number; newEmail: string },
): Promise<void> {
  try {
    await platform.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await tx.delete(addressChanges).where(openAddressChange({ id: userId }))
      const [user] = await tx.select().from(users).where(eq(users.id, userId))
      const { email: oldEmail, isVerified: asksOld } = user!
      const [change] = await tx
        .insert(addressChanges)
        .values({ userId, oldEmail, newEmail, asksOld, expiresAt: sql`now()` })
        .returning()
      await makeAddressChange(tx, platform, actor, change!)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') throw new Refusal('email_taken')
    throw error
  }
}
