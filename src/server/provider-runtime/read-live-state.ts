import type { LiveState } from '#contract/entities/live-state.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countQueue } from './count-queue.ts'
import { createLiveKeys } from './list-live-keys.ts'
import { listLiveWorkers } from './list-live-workers.ts'

/** Reads workers, queue and keys as they are at that moment, whichever process is asked. */
export function createLiveStateReader(platform: Platform): () => Promise<LiveState> {
  const listLiveKeys = createLiveKeys(platform)
  return async () => {
    const [workers, queue, keys] = await Promise.all([
      listLiveWorkers(platform.db),
      countQueue(platform.db),
      listLiveKeys(),
    ])
    return { workers, queue, keys }
  }
}
