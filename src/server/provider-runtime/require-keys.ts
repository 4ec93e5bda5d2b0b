import { countKeys } from '#server/apikeys/find-assignment.ts'
import { findUsableKeys, type UsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { PoolKeys } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { poolKeysOf } from './pool-of-owner.ts'

/** The keys that can describe a caller's pictures now. Refuses what `refuseWithoutKeys` refuses. */
export async function requireKeys(platform: Platform, caller: Caller): Promise<PoolKeys> {
  return poolKeysOf(await refuseWithoutKeys(platform, caller))
}

/**
 * Refuses users who wait for a first key (`account_not_ready`), whose keys the providers refused (`keys_refused`), or who have no usable
 * key for another reason (`no_api_keys`). Returns the keys of all others; test data needs none.
 */
export async function refuseWithoutKeys(platform: Platform, caller: Caller): Promise<UsableKeys> {
  if (caller.isTest) return { providers: [], areAllRefused: false, isAnyAssigned: false }
  const keys = await findUsableKeys(platform, caller)
  if (!caller.isAdmin && !keys.isAnyAssigned) throw new Refusal('account_not_ready')
  if (keys.providers.length === 0) throw new Refusal(keys.areAllRefused ? 'keys_refused' : 'no_api_keys')
  return keys
}

/** Refuses a user who waits for a first key (`account_not_ready`). */
export async function refuseUnactivated(db: Database, caller: Caller): Promise<void> {
  if (!caller.isAdmin && (await countKeys(db, caller.id)) === 0) throw new Refusal('account_not_ready')
}
