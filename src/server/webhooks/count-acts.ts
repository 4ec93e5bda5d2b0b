import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

type Counting = Pick<Platform, 'db' | 'settings' | 'metrics'>

/** Each is a POST to somebody’s server, which the user triggers at no cost. */
const sends = { max: 60, windowMs: 60_000, bound: 'webhookSendsPerUser' }
/** Each stays in the log for 30 days, and needs no real event. */
const tests = { max: 100, windowMs: 24 * 60 * 60_000, bound: 'webhookTestsPerUser' }
/** Each is recorded in the audit log. */
const changes = { max: 60, windowMs: 60 * 60_000, bound: 'webhookChangesPerUser' }

/** Counts a delivery that a user sends again, in the app or by token. Refuses `rate_limited`. */
export async function countSend(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`messages of webhooks of ${userId}`, sends)
}

/** Counts a test, which is a delivery as well. Refuses `rate_limited`. */
export async function countTest(platform: Counting, userId: number): Promise<void> {
  await countSend(platform, userId)
  await limitAttempts(platform).count(`tests of webhooks of ${userId}`, tests)
}

/**
 * Counts the creation or change of a webhook, in the app or by token. Deletions are not counted: there are at most as many as creations,
 * and users must always be able to stop deliveries. Refuses `rate_limited`.
 */
export async function countChange(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`changes of webhooks of ${userId}`, changes)
}
