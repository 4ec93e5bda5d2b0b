import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import type { AssignKeysInput } from '#contract/endpoints/operators.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { countKeys } from '#server/apikeys/find-assignment.ts'
import { hasThisKey } from '#server/apikeys/has-this-key.ts'
import { showKey } from '#server/apikeys/show-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { markDone } from '#server/notifications/mark-read.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Assigns a key to a user and notifies them, for their first key by mail too; administrators' notifications about the user are marked done.
 * Refuses `not_found`.
 */
export async function assignKeyToUser(
  platform: Platform,
  actor: Actor,
  userId: number,
  input: AssignKeyInput,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const isFirst = (await countKeys(tx, userId)) === 0
    await assignOnRecord(tx, platform, actor, userId, input)
    await tellOfKey(tx, platform, { userId, isFirst })
  })
}

/**
 * The same for users who may already have a key: it is kept if `existing` says so or if it is the same key, without a notification or
 * record. Refuses `not_found`.
 */
export async function assignKeyUnlessThere(
  platform: Platform,
  actor: Actor,
  userId: number,
  { key, existing = 'keep' }: Pick<AssignKeysInput, 'key' | 'existing'>,
): Promise<'assigned' | 'replaced' | 'kept'> {
  return await platform.db.transaction(async (tx) => {
    // The second of two concurrent assignments sees the result of the first.
    await lockUser(tx, userId)
    const hasOne = (await showKey(tx, key.name, userId)) !== null
    if (hasOne && existing === 'keep') return 'kept'
    if (await hasThisKey({ db: tx, secrets: platform.secrets }, userId, key)) return 'kept'
    const isFirst = (await countKeys(tx, userId)) === 0
    await assignOnRecord(tx, platform, actor, userId, key)
    await tellOfKey(tx, platform, { userId, isFirst })
    return hasOne ? 'replaced' : 'assigned'
  })
}

/** Assigns a key and records it. Callers have locked the user. */
export async function assignOnRecord(
  tx: Transaction,
  { secrets }: Pick<Platform, 'secrets'>,
  actor: Actor,
  userId: number,
  input: AssignKeyInput,
): Promise<void> {
  const { name } = input
  const before = await showKey(tx, name, userId)
  await assignKey({ db: tx, secrets }, userId, input)
  const after = (await showKey(tx, name, userId))!
  const details = { name, before, after }
  await recordEvent(tx, actor, { kind: 'key_assigned', details, subjectId: userId })
}

/** Notifies a user of their key, and marks administrators' notifications that they wait for one as done. */
export async function tellOfKey(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  { userId, isFirst }: { userId: number; isFirst: boolean },
): Promise<void> {
  await markDone(tx, { type: 'new_user_registered', aboutUserId: userId })
  await notify(tx, { userIds: [userId], type: 'account_ready' })
  if (isFirst) await orderAccountMail(tx, platform, { kind: 'account_ready', userId })
}
