import type { JobReason } from '#contract/job-words.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'

export const mailQueue = 'send-mail'

/** What the queue keeps of a mail. Words, address and token are made when it is sent: none of them rests here. */
export type MailOrder =
  /** `userId` null: to nobody. It costs the same time as a mail to somebody. */
  | { kind: 'verify_email' | 'reset_password'; userId: number | null }
  | { kind: 'account_ready'; userId: number }
  | {
      kind: 'job_finished' | 'job_stopped' | 'job_failed'
      userId: number
      jobId: number
      filename: string
      succeeded: number
      total: number
      reason?: JobReason
    }

/** Orders a mail, in the transaction of what it tells about. Does nothing where mail is off. */
export async function orderMail(
  tx: Transaction,
  { queue, mailer }: Pick<Platform, 'queue' | 'mailer'>,
  order: MailOrder,
): Promise<void> {
  if (!mailer) return
  await queue.insert(mailQueue, [{ data: order }], within(tx))
}
