import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { moveThumbnails } from './move-thumbnails.ts'

const idleMs = 30_000
/** Leaves the database and the service room for what users wait for. */
const betweenMs = 100

/** Moves thumbnails of finished jobs into the bucket, step by step. Does nothing without one. */
export function startThumbnailWork(platform: Platform, { pauseMs = idleMs } = {}): Loop {
  return runLoop(platform.log, async () => ((await moveThumbnails(platform)) ? betweenMs : pauseMs), {
    complaint: 'thumbnails could not be moved into the bucket',
    pauseMs,
  })
}
