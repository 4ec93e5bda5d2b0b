import { bounds } from '#server/platform/bounds.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { countedFor, type Limit, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Counts a list or a retry before it is read, so that concurrent ones cannot slip through together. Refuses `rate_limited`. */
export async function countStart(platform: Platform, caller: Caller): Promise<void> {
  await limitAttempts(platform).count(startsOf(caller), startLimitOf(caller))
}

/**
 * Does `work`, which counts the start as soon as it is admitted. A start that is refused after that started nothing, and counts as a refused
 * one instead.
 */
export async function countingStart<T>(
  platform: Platform,
  caller: Caller,
  work: (count: () => Promise<void>) => Promise<T>,
): Promise<T> {
  let isCounted = false
  const count = async () => {
    await countStart(platform, caller)
    isCounted = true
  }
  try {
    return await work(count)
  } catch (error) {
    if (isCounted && error instanceof Refusal) await uncountStart(platform, caller)
    throw error
  }
}

async function uncountStart(platform: Platform, caller: Caller): Promise<void> {
  const attempts = limitAttempts(platform)
  const { max, windowMs } = bounds.refusedStartsPerUser
  const refused = await attempts.tally(refusedStartsOf(caller), windowMs)
  if (refused <= max) await attempts.uncount(startsOf(caller), startLimitOf(caller))
}

/** How many jobs a user can start in an hour, with test tokens or otherwise. */
export const startLimitOf = ({ isTest }: Pick<Owner, 'isTest'>): Limit =>
  isTest ? bounds.testStartsPerUser : bounds.startsPerUser

/** The key of refused starts, among which quotes count. */
export const refusedStartsOf = (owner: Owner) => `refused starts of ${countedFor(owner)}`
const startsOf = (owner: Owner) => `starts of ${countedFor(owner)}`
