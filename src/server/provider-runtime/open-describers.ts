import type { Describer } from '#server/describing/describer.ts'
import {
  createPictureFetcher,
  type PictureFetcher,
} from '#server/describing/pictures/create-picture-fetcher.ts'
import { type Attempts, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OpenDescriber } from './open-describer.ts'

/** What a web process uses to describe and show pictures during a request. */
export interface Describers {
  describer: Describer
  /** For pictures that are only shown. */
  fetcher: PictureFetcher
  attempts: Attempts
}

/**
 * Creates them, including a fetcher that counts requests per host: call once per process. Closes `describer` together with what it opened
 * itself.
 */
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
