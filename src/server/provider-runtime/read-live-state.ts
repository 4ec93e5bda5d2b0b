import type { LiveState } from '#contract/entities/live-state.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countQueue } from './count-queue.ts'
import { createLiveKeys } from './list-live-keys.ts'
import { listLiveWorkers } from './report-worker.ts'

/** Returns a function that reads the current workers, queue and keys, with the same result in any process. */
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
