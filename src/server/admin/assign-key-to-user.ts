import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { countKeys } from '#server/apikeys/count-keys.ts'
import { showKey } from '#server/apikeys/show-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { markDone } from '#server/notifications/mark-done.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Assigns a key to a user and tells them, at their first one by mail too; nobody is asked for it any more. Refuses with
 * `not_found`.
 */
export async function assignKeyToUser(
  platform: Platform,
  actor: Actor,
  userId: number,
  input: AssignKeyInput,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { name } = input
    const before = await showKey(tx, name, userId)
    const isFirst = (await countKeys(tx, userId)) === 0
    await assignKey({ db: tx, secrets: platform.secrets }, userId, input)
    const after = (await showKey(tx, name, userId))!
    await recordEvent(tx, actor, {
      kind: 'key_assigned',
      details: { name, before, after },
      subjectId: userId,
    })
    await markDone(tx, { type: 'new_user_registered', aboutUserId: userId })
    await notify(tx, { userIds: [userId], type: 'account_ready' })
    if (isFirst) await orderAccountMail(tx, platform, { kind: 'account_ready', userId })
  })
}
