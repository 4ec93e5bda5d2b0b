import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

type Counting = Pick<Platform, 'db' | 'settings' | 'metrics'>

/** Each is a POST to somebody’s server, which its user has sent for nothing. */
const sends = { max: 60, windowMs: 60_000, bound: 'webhookSendsPerUser' }
/** Each stands in the log for 30 days, and nothing has to happen for one. */
const tests = { max: 100, windowMs: 24 * 60 * 60_000, bound: 'webhookTestsPerUser' }
/** Each stays on record. */
const changes = { max: 60, windowMs: 60 * 60_000, bound: 'webhookChangesPerUser' }

/** Counts a message that a user wants sent again, in the app and by tokens. Refuses `rate_limited`. */
export async function countSend(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`messages of webhooks of ${userId}`, sends)
}

/** Counts a test, which is a message as well. Refuses `rate_limited`. */
export async function countTest(platform: Counting, userId: number): Promise<void> {
  await countSend(platform, userId)
  await limitAttempts(platform).count(`tests of webhooks of ${userId}`, tests)
}

/**
 * Counts a webhook that is made or changed, in the app and by tokens. Not one that is deleted: there are no more of these than were made,
 * and nothing may keep a user from ending what is sent. Refuses `rate_limited`.
 */
export async function countChange(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`changes of webhooks of ${userId}`, changes)
}
