import { findUsableKeys, type UsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { ProviderPool } from '#server/describing/pool/create-provider-pool.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyIdOf } from './key-id.ts'

/** The pool of the keys that a job's owner may use at this moment. */
export async function poolOfOwner(
  platform: Platform,
  pools: ProviderPools,
  owner: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<ProviderPool> {
  return poolOfKeys(pools, await findUsableKeys(platform, owner))
}

/** The pool of keys that were found just now. */
export function poolOfKeys(pools: ProviderPools, { providers, areAllRefused }: UsableKeys): ProviderPool {
  return pools.poolOf({
    providers: providers.map(({ key, ...provider }) => ({ ...provider, keyId: keyIdOf(key) })),
    areAllRefused,
  })
}
