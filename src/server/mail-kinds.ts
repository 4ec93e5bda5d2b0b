import { accountMails } from './accounts/mails/account-mails.ts'
import { moneyMails } from './accounts/mails/money-mails.ts'
import { adminMails } from './admin/admin-mails.ts'
import { resetMails } from './admin/reset-mails.ts'
import { jobMails } from './jobs/ending/job-mails.ts'
import type { MailKinds } from './mail/mail-kind.ts'

/** Every kind of mail, from the modules that queue them. */
export const mailKinds: MailKinds = {
  ...accountMails,
  ...moneyMails,
  ...adminMails,
  ...resetMails,
  ...jobMails,
}
