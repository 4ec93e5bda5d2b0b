import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { removeGoneViews } from './remove-gone-views.ts'

const hourMs = 60 * 60_000

/** Removes every hour expired views, and those of jobs that another process deleted. */
export function startViewWork(platform: Platform, { everyMs = hourMs } = {}): Loop {
  return runLoop(
    platform.log,
    async () => {
      await platform.views.removeOld()
      await removeGoneViews(platform)
    },
    { complaint: 'old views were not removed', pauseMs: everyMs },
  )
}
