import type { Queue } from '#server/platform/open-queue.ts'
import { mailQueue } from './order-mail.ts'

/** How often a mail that was not taken is tried again: with the growing pauses for three to six hours. */
export const mailRetries = 10

/** Makes the queue of mails if it is not there yet. */
export async function openMailQueue(queue: Queue): Promise<void> {
  await queue.createQueue(mailQueue, {
    // A mail is sent within a minute: of one that takes longer the worker is gone.
    expireInSeconds: 2 * 60,
    retryLimit: mailRetries,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3 * 60 * 60,
    // What waited for days is no news any more.
    retentionSeconds: 3 * 24 * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  })
}
