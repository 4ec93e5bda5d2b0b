import { claimAlert, clearAlert } from '#server/accounts/mails/admin-alerts.ts'
import { orderWaitingMail } from '#server/accounts/mails/order-admin-mail.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { countKeys } from '#server/apikeys/find-assignment.ts'
import { listSetNames } from '#server/apikeys/list-set-keys.ts'
import { product } from '#server/audit/actor.ts'
import { notify } from '#server/notifications/notify.ts'
import { assignOnRecord, tellOfKey } from './assign-key-to-user.ts'

/**
 * If GLOBAL_KEY_FOR_NEW is on, assigns every global key that is set to a new user and notifies them as an administrator's assignment does.
 * If none is set, notifies administrators once about that, and by mail that a user waits. Users who have a key keep it. Callers have locked
 * the user.
 */
export const giveGlobalKeys: Welcome = async (tx, platform, userId) => {
  if (!platform.settings.GLOBAL_KEY_FOR_NEW) return
  if ((await countKeys(tx, userId)) > 0) return
  const names = await listSetNames(tx)
  if (names.length === 0) {
    const isNews = await claimAlert(tx, 'no_global_key')
    if (isNews) await notify(tx, { userIds: await findAdmins(tx), type: 'no_global_key' })
    await orderWaitingMail(tx, platform)
    return
  }
  await clearAlert(tx, 'no_global_key')
  for (const name of names) await assignOnRecord(tx, platform, product, userId, { name, useGlobal: true })
  await tellOfKey(tx, platform, { userId, isFirst: true })
}
