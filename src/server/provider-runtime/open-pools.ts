import type { Clock } from '#server/describing/clock.ts'
import { createProviderPools, type ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Platform } from '#server/platform/platform.ts'
import { handlePoolEvents } from './handle-pool-events.ts'
import { measureCircuits } from './measure-circuits.ts'
import { openDialectStore } from './open-dialect-store.ts'
import { openHealthStore } from './open-health-store.ts'

/**
 * Makes the pools of a process, which shares what it knows of the keys with all others. A key that is refused is
 * kept as refused for all.
 */
export function openPools(platform: Platform, clock?: Clock): ProviderPools {
  const pools = createProviderPools({
    timeoutMs: platform.settings.PROVIDER_TIMEOUT_MS,
    ...(clock && { clock }),
    store: openHealthStore(platform),
    dialects: openDialectStore(platform),
    ...handlePoolEvents(platform),
  })
  measureCircuits(platform.metrics, pools)
  return pools
}
