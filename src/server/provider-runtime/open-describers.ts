import type { Describer } from '#server/describing/describer.ts'
import {
  createPictureFetcher,
  type PictureFetcher,
} from '#server/describing/pictures/create-picture-fetcher.ts'
import { type Attempts, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OpenDescriber } from './open-describer.ts'

/** What a web process has pictures described and shown with while somebody waits. */
export interface Describers {
  describer: Describer
  /** For pictures that are only shown. */
  fetcher: PictureFetcher
  attempts: Attempts
}

/** Make one per process: it counts what is fetched of each host. Closes `describer` with what it opened itself. */
export function openDescribers(
  platform: Platform,
  describer: OpenDescriber,
): Describers & { close(): Promise<void> } {
  const { IMAGE_FETCH_ALLOW: allow, IMAGE_FETCH_ONLY: only } = platform.settings
  const fetcher = createPictureFetcher({ allow, only })
  return {
    describer,
    fetcher,
    attempts: limitAttempts(platform),
    async close() {
      await Promise.all([fetcher.close(), describer.close()])
    },
  }
}
