import { and, eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { violatedConstraint } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findAddressLink } from './find-address-link.ts'
import { makeAddressChange } from './make-address-change.ts'

/**
 * Agrees to an address change through a mailed link. The change is applied once every address that was asked has agreed; returns true if it
 * has been applied. Opening the link again returns the same result. `address` is the network address of the caller. Refuses
 * `invalid_token`, and `email_taken` if another account has the address by now, which also ends the change.
 */
export async function agreeToAddress(
  platform: Platform,
  welcome: Welcome,
  token: string,
  address: string,
): Promise<boolean> {
  const { db } = platform
  const { change: asked } = await findAddressLink(db, token)
  const actor = userAt(asked.userId, address)
  try {
    return await db.transaction(async (tx) => {
      // Lock the user before the change, as everywhere; if both links are opened at once, the second sees the agreement of the first.
      await lockUser(tx, asked.userId)
      const { side, change } = await findAddressLink(tx, token)
      if (change.changedAt) return true
      const column = side === 'new' ? 'newConfirmedAt' : 'oldAgreedAt'
      if (!change[column]) {
        await tx
          .update(addressChanges)
          .set({ [column]: sql`now()` })
          .where(eq(addressChanges.id, change.id))
        await recordEvent(tx, actor, { kind: 'address_change_agreed', details: { side } })
      }
      const isConfirmed = side === 'new' || change.newConfirmedAt !== null
      const isAgreed = side === 'old' || change.oldAgreedAt !== null || !change.asksOld
      if (!isConfirmed || !isAgreed) return false
      const isFirst = and(eq(users.id, asked.userId), eq(users.isVerified, false))
      const isVerifiedFirst = (await tx.$count(users, isFirst)) === 1
      await makeAddressChange(tx, platform, actor, change)
      if (isVerifiedFirst) await welcome(tx, platform, asked.userId)
      return true
    })
  } catch (error) {
    // Another account took the address first and has verified it, or will have to.
    if (violatedConstraint(error) !== 'users_email_key') throw error
    await db.delete(addressChanges).where(eq(addressChanges.id, asked.id))
    throw new Refusal('email_taken')
  }
}
