import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Counts a list or a retry before it is read, so that concurrent ones cannot slip through together. Refuses `rate_limited`. */
export async function countStart(platform: Platform, caller: Caller): Promise<void> {
  await limitAttempts(platform).count(startsOf(caller), bounds.startsPerUser)
}

/** Takes back what `countStart` counted: a refused start started nothing, and counts as a refused one instead. */
export async function uncountStart(platform: Platform, caller: Caller): Promise<void> {
  const attempts = limitAttempts(platform)
  const { max, windowMs } = bounds.refusedStartsPerUser
  const refused = await attempts.tally(`refused starts of ${caller.id}`, windowMs)
  if (refused <= max) await attempts.uncount(startsOf(caller))
}

const startsOf = ({ id }: Caller) => `starts of ${id}`
