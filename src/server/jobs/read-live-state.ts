import type { LiveState } from '#contract/entities/live-state.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countQueue } from './count-queue.ts'
import { listLiveKeys } from './list-live-keys.ts'
import { listLiveWorkers } from './list-live-workers.ts'

/** Workers, queue and keys as they are at this moment, whichever process is asked. */
export async function readLiveState(platform: Platform): Promise<LiveState> {
  const [workers, queue, keys] = await Promise.all([
    listLiveWorkers(platform.db),
    countQueue(platform.db),
    listLiveKeys(platform),
  ])
  return { workers, queue, keys }
}
