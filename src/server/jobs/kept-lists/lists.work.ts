import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { sweepLists } from './sweep-lists.ts'

const hourMs = 60 * 60_000

/** Removes every hour the lists that no job refers to any more, left on this machine when another process removed the job. */
export function startListWork(platform: Platform, { everyMs = hourMs } = {}): Loop {
  return runLoop(platform.log, () => sweepLists(platform), {
    complaint: 'lists that no job has any more were not removed',
    pauseMs: everyMs,
  })
}
