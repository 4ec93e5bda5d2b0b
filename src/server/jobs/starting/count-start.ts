import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Counts a list or a retry that is about to be read, whatever becomes of it. Refuses `rate_limited`. */
export async function countStart(platform: Platform, caller: Caller): Promise<void> {
  await limitAttempts(platform).count(`starts of ${caller.id}`, bounds.startsPerUser)
}
