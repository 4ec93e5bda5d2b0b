import type { QueueSettings } from '#server/platform/open-queue.ts'
import { mailQueue } from './order-mail.ts'

/** How often a rejected mail is retried: with growing delays, for three to six hours. */
export const mailRetries = 10

export const mailQueueSettings: QueueSettings = {
  name: mailQueue,
  // A mail is sent within a minute: if it takes longer, the worker is gone.
  expireInSeconds: 2 * 60,
  retryLimit: mailRetries,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  // After days of waiting a mail is no longer news.
  retentionSeconds: 3 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
}
