import type { PoolKeys } from '#server/describing/pool/create-provider-pools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { poolKeysOf } from './pool-keys-of.ts'
import { refuseWithoutKeys } from './refuse-without-keys.ts'

/** The keys that can describe a caller's pictures now. Refuses what `refuseWithoutKeys` refuses. */
export async function requireKeys(platform: Platform, caller: Caller): Promise<PoolKeys> {
  return poolKeysOf(await refuseWithoutKeys(platform, caller))
}
