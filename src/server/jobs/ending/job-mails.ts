import { jobReasons } from '#contract/job-words.ts'
import { notificationWordsBesides } from '#contract/notification-words.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { jobMailWords } from './job-mail-words.ts'
import type { JobMailOrder } from './order-job-mail.ts'

const jobEnd: MailKind<JobMailOrder> = {
  async address({ db, settings }, { userId, kind, jobId, filename, succeeded, total, reason }) {
    const reader = await findMailReader(db, userId)
    if (!reader?.mailsOnJobEnd) return null
    const why = reason ? jobReasons[reason] : notificationWordsBesides.unknownReason
    const count = new Intl.NumberFormat(reader.language)
    return {
      reader,
      words: jobMailWords[kind],
      link: `${settings.PUBLIC_URL}/results/${jobId}`,
      values: {
        succeeded: count.format(succeeded),
        total: count.format(total),
        reason: why[reader.language],
      },
      foreignValues: { filename },
    }
  },
}

/** The mails about the end of a job, for the work that sends mails. */
export const jobMails = {
  job_finished: jobEnd,
  job_stopped: jobEnd,
  job_failed: jobEnd,
} satisfies Record<JobMailOrder['kind'], MailKind<JobMailOrder>>
