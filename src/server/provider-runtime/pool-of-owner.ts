import { findUsableKeys, type UsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { ProviderPool } from '#server/describing/pool/create-provider-pool.ts'
import type { PoolKeys, ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyIdOf } from './key-id.ts'

/** The pool for the keys that a job's owner can use now. */
export async function poolOfOwner(
  platform: Platform,
  pools: ProviderPools,
  owner: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<ProviderPool> {
  return pools.poolOf(poolKeysOf(await findUsableKeys(platform, owner)))
}

/** Converts freshly read keys into those that a pool uses. */
export function poolKeysOf({ providers, areAllRefused }: UsableKeys): PoolKeys {
  return {
    providers: providers.map(({ key, ...provider }) => ({ ...provider, keyId: keyIdOf(key) })),
    areAllRefused,
  }
}
