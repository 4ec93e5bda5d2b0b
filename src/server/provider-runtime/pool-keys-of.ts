import type { UsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { PoolKeys } from '#server/describing/pool/create-provider-pools.ts'
import { keyIdOf } from './key-id.ts'

/** Converts freshly read keys into those that a pool uses. */
export function poolKeysOf({ providers, areAllRefused }: UsableKeys): PoolKeys {
  return {
    providers: providers.map(({ key, ...provider }) => ({ ...provider, keyId: keyIdOf(key) })),
    areAllRefused,
  }
}
