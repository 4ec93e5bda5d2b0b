import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listMethods } from './list-methods.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

/** Replaces all of a user's recovery codes. Refuses `no_second_factor`: recovery codes stand in for a factor. */
export async function renewRecoveryCodes({ db }: Pick<Platform, 'db'>, actor: UserActor): Promise<string[]> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, actor.userId)
    if ((await listMethods(tx, actor.userId)).length === 0) throw new Refusal('no_second_factor')
    await recordEvent(tx, actor, { kind: 'recovery_codes_made', details: {} })
    return await replaceRecoveryCodes(tx, actor.userId)
  })
}
