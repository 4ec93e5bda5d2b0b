import type { JobReason } from '#contract/words/job-words.ts'
import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

export interface JobMailOrder extends MailOrder {
  kind: 'job_finished' | 'job_stopped' | 'job_failed'
  userId: number
  jobId: number
  filename: string
  succeeded: number
  total: number
  reason?: JobReason
}

/** Queues a mail about the end of a job. */
export function orderJobMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: JobMailOrder,
): Promise<void> {
  return orderMail(tx, platform, order)
}
