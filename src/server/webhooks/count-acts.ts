import { bounds } from '#server/platform/bounds.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

type Counting = Pick<Platform, 'db' | 'settings' | 'metrics' | 'sayCount'>

/** Counts a delivery that a user sends again, in the app or by token. Refuses `rate_limited`. */
export async function countSend(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`messages of webhooks of ${userId}`, bounds.webhookSendsPerUser)
}

/** Counts a test, which is a delivery as well. Refuses `rate_limited`. */
export async function countTest(platform: Counting, userId: number): Promise<void> {
  await countSend(platform, userId)
  await limitAttempts(platform).count(`tests of webhooks of ${userId}`, bounds.webhookTestsPerUser)
}

/**
 * Counts the creation or change of a webhook, in the app or by token. Deletions are not counted: there are at most as many as creations,
 * and users must always be able to stop deliveries. Refuses `rate_limited`.
 */
export async function countChange(platform: Counting, userId: number): Promise<void> {
  await limitAttempts(platform).count(`changes of webhooks of ${userId}`, bounds.webhookChangesPerUser)
}
