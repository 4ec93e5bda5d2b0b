import { countKeys } from '#server/apikeys/count-keys.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Refuses a user who waits for a first key (`account_not_ready`). */
export async function refuseUnactivated(db: Database, caller: Caller): Promise<void> {
  if (!caller.isAdmin && (await countKeys(db, caller.id)) === 0) throw new Refusal('account_not_ready')
}
