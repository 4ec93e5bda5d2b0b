import type { ProviderPool } from '#server/describing/pool/create-provider-pool.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { poolOfKeys } from './pool-of-owner.ts'
import { refuseWithoutKeys } from './refuse-without-keys.ts'

/** The pool of the keys that a caller may use at this moment. Refuses what `refuseWithoutKeys` refuses. */
export async function requirePool(
  platform: Platform,
  pools: ProviderPools,
  caller: Caller,
): Promise<ProviderPool> {
  return poolOfKeys(pools, await refuseWithoutKeys(platform, caller))
}
