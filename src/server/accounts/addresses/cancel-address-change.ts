import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Cancels a user's open address change; its links stop working. Refuses `not_found`. */
export async function cancelAddressChange(db: Database, actor: UserActor): Promise<void> {
  const { userId } = actor
  await db.transaction(async (tx) => {
    // Lock the user before the change, as everywhere.
    await lockUser(tx, userId)
    const { rowCount } = await tx.delete(addressChanges).where(openAddressChange({ id: userId }))
    if (rowCount === 0) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'address_change_ended', details: { by: 'account' } })
  })
}
