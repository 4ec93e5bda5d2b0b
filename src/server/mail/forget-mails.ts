import type { Transaction } from '#server/platform/open-database.ts'
import { deleteJobsOfUser } from '#server/platform/statements/queue-tables.ts'
import { mailQueue } from './order-mail.ts'

/** Deletes a user's queued mails: while the mail server is down they would keep the names of files. */
export async function forgetMails(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(deleteJobsOfUser(mailQueue, userId))
}
