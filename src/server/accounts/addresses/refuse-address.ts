import { eq } from 'drizzle-orm'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findAddressLink } from './find-address-link.ts'

/**
 * Cancels an address change through the link sent to the old address. The link to the new address cannot cancel: its owner simply ignores
 * it. `address` is the network address of the caller. Refuses `invalid_token`.
 */
export async function refuseAddress(db: Database, token: string, address: string): Promise<void> {
  const { change: asked } = await findAddressLink(db, token)
  await db.transaction(async (tx) => {
    await lockUser(tx, asked.userId)
    const { side, change } = await findAddressLink(tx, token)
    if (side !== 'old' || change.changedAt) throw new Refusal('invalid_token')
    await tx.delete(addressChanges).where(eq(addressChanges.id, change.id))
    const details = { by: 'old_address' } as const
    await recordEvent(tx, userAt(change.userId, address), { kind: 'address_change_ended', details })
  })
}
