import { reviewQuery } from '#contract/review-query.ts'
import { explainJobReason } from '#contract/words/job-words.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import { countToReview } from '#server/jobs/jobs.queries.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { jobMailWords, withReview } from './job-mail-words.ts'
import type { JobMailOrder } from './order-job-mail.ts'

const jobEnd: MailKind<JobMailOrder> = {
  async address({ db, settings }, { userId, kind, jobId, filename, succeeded, total, reason }) {
    const reader = await findMailReader(db, userId)
    if (!reader?.mailsOnJobEnd) return null
    const why = explainJobReason(reason)
    const toReview = await countToReview(db, jobId)
    return {
      reader,
      words: toReview > 0 ? withReview(jobMailWords[kind]) : jobMailWords[kind],
      link: `${settings.PUBLIC_URL}/results/${jobId}${toReview > 0 ? `?${reviewQuery}` : ''}`,
      values: {
        succeeded,
        total,
        toReview,
        reason: why[reader.language],
      },
      foreignValues: { filename },
    }
  },
}

/** The mails about the end of a job, for the mail worker. */
export const jobMails = {
  job_finished: jobEnd,
  job_stopped: jobEnd,
  job_failed: jobEnd,
} satisfies Record<JobMailOrder['kind'], MailKind<JobMailOrder>>
