import { and, eq, isNull } from 'drizzle-orm'
import { orderAdminMail } from '#server/accounts/mails/order-admin-mail.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { globalKeys, ownKeys, userKeys } from './apikeys.tables.ts'
import type { KeyRef } from './key-ref.ts'

/**
 * Records that the provider refused a key, and notifies administrators once, by mail too. Does nothing if the key was replaced or tested
 * since, or if the refusal is already recorded.
 */
export async function markKeyRefused(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  key: KeyRef,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (!(await noteRefusal(tx, key))) return
    const { userId, name } = key
    await orderAdminMail(tx, platform, { kind: 'key_refused', keyName: name, ownerId: userId })
    const userIds = await findAdmins(tx)
    const news = { userIds, type: 'key_refused' as const }
    if (userId === null) {
      await notify(tx, { ...news, details: { keyName: name, owner: 'global' } })
      return
    }
    const owners = await findOwners(tx, [userId])
    const owner = owners.get(userId)?.username ?? ''
    await notify(tx, { ...news, details: { keyName: name, owner }, aboutUserId: userId })
  })
}

/** Whether the refusal is new. If several workers report it at once, the first one wins. */
async function noteRefusal(tx: Transaction, { userId, name, version }: KeyRef): Promise<boolean> {
  const refused = { refusedAt: new Date() }
  const isThisKey = (keys: typeof globalKeys | typeof userKeys) =>
    and(eq(keys.name, name), eq(keys.version, version), isNull(keys.refusedAt))
  const { rowCount } =
    userId === null
      ? await tx.update(globalKeys).set(refused).where(isThisKey(globalKeys))
      : await tx
          .update(userKeys)
          .set(refused)
          .where(and(ownKeys({ id: userId }), isThisKey(userKeys)))
  return rowCount === 1
}
