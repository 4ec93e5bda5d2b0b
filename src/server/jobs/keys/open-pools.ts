import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import type { Clock } from '#server/describing/clock.ts'
import { createProviderPools, type ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyRefOf } from './key-id.ts'
import { measureCall } from './measure-call.ts'
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
    onCall: (call) => measureCall(platform.metrics, call),
    onAnswerTooLarge: () => platform.metrics.boundsReached.inc({ bound: 'providerAnswerBytes' }),
    onKeyRefused: (keyId) => {
      const key = keyRefOf(keyId)
      platform.log.warn({ key }, 'a key was refused')
      // The picture that met it goes on with the next provider meanwhile.
      void markKeyRefused(platform, key).catch((error) =>
        platform.log.warn({ err: error, key }, 'a refused key could not be noted'),
      )
    },
  })
  measureCircuits(platform.metrics, pools)
  return pools
}
