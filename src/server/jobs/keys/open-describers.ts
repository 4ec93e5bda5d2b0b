import {
  createPictureFetcher,
  type PictureFetcher,
} from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { type Attempts, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPools } from './open-pools.ts'

/** What a web process has pictures opened and described with while somebody waits. */
export interface Describers {
  fetcher: PictureFetcher
  pools: ProviderPools
  attempts: Attempts
}

/** Make one per process: it counts what is fetched of each host, and what each key is asked. Its fetcher is its caller's to close. */
export function openDescribers(platform: Platform): Describers {
  const { IMAGE_FETCH_ALLOW: allow, IMAGE_FETCH_ONLY: only } = platform.settings
  return {
    fetcher: createPictureFetcher({ allow, only }),
    pools: openPools(platform),
    attempts: limitAttempts(platform),
  }
}
