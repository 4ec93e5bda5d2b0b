import type { Clock } from '#server/describing/clock.ts'
import { createProviderPools, type ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type BookControl, handlePoolEvents } from './handle-pool-events.ts'
import { measureCircuits } from './measure-circuits.ts'
import { openDialectStore } from './open-dialect-store.ts'
import { openHealthStore } from './open-health-store.ts'

export interface OpenPools extends ProviderPools {
  /** Sets where control questions are booked; before that they are not booked. */
  bookControlsBy(book: BookControl): void
}

/**
 * Creates the provider pools of a process, which share what they know about keys with all other processes. A refused key is recorded as
 * refused for all.
 */
export function openPools(platform: Platform, clock?: Clock): OpenPools {
  let book: BookControl = async () => {}
  const pools = createProviderPools({
    timeoutMs: platform.settings.PROVIDER_TIMEOUT_MS,
    ...(clock && { clock }),
    store: openHealthStore(platform),
    dialects: openDialectStore(platform),
    ...handlePoolEvents(platform),
    onControl: (call) => book(call),
  })
  measureCircuits(platform.metrics, pools)
  return {
    ...pools,
    bookControlsBy(its) {
      book = its
    },
  }
}
