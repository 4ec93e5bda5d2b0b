import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { ProviderPool } from '#server/describing/pool/create-provider-pool.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { poolKeysOf } from './pool-keys-of.ts'

/** The pool for the keys that a job's owner can use now. */
export async function poolOfOwner(
  platform: Platform,
  pools: ProviderPools,
  owner: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<ProviderPool> {
  return pools.poolOf(poolKeysOf(await findUsableKeys(platform, owner)))
}
