import type { JobReason } from '#contract/words/job-words.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { orderJobMail } from './order-job-mail.ts'

interface EndedJob {
  userId: number
  jobId: number
  filename: string
  succeeded: number
  total: number
  isStopped: boolean
  /** Why it failed; null if it did not. */
  reason: JobReason | null
}

/** Notifies a job's owner of its end, in the app and by mail, in the transaction that ends it. */
export async function notifyOwner(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  { userId, jobId, filename, succeeded, total, isStopped, reason }: EndedJob,
): Promise<void> {
  const counts = { jobId, filename, succeeded, total }
  if (reason === null) {
    const type = isStopped ? 'job_stopped' : 'job_finished'
    await notify(tx, { userIds: [userId], type, details: counts })
    await orderJobMail(tx, platform, { kind: type, userId, ...counts })
    return
  }
  await notify(tx, { userIds: [userId], type: 'job_failed', details: { jobId, filename, reason } })
  await orderJobMail(tx, platform, { kind: 'job_failed', userId, ...counts, reason })
}
