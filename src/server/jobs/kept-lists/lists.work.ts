import { sweepPictureSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { sweepLists } from './sweep-lists.ts'

const hourMs = 60 * 60_000

/** Removes every hour the lists and uploaded pictures that no job refers to any more, left on this machine when another process removed the job. */
export function startListWork(platform: Platform, { everyMs = hourMs } = {}): Loop {
  return runLoop(
    platform.log,
    async () => {
      await sweepLists(platform)
      await sweepPictureSets(platform)
    },
    {
      complaint: 'files that no job has any more were not removed',
      pauseMs: everyMs,
    },
  )
}
