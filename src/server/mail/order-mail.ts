import type { Transaction } from '#server/platform/open-database.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteJobsOfUser } from '#server/platform/statements/queue-tables.ts'

export const mailQueue = 'send-mail'

/**
 * What the queue stores of a mail; modules add what their kinds need. Words, address and token are made when the mail is sent, so none of
 * them is stored here. An order outlives an upgrade: what a kind reads must stay readable.
 */
export interface MailOrder {
  kind: string
  /** Null: no recipient. Takes the same time as a mail to a user. */
  userId: number | null
}

/** Queues a mail, in the transaction of the event it reports, to be sent after `afterSeconds`. Does nothing if mail is off. */
export async function orderMail(
  tx: Transaction,
  { queue, mailer }: Pick<Platform, 'queue' | 'mailer'>,
  order: MailOrder,
  afterSeconds = 0,
): Promise<void> {
  if (!mailer) return
  await queue.insert(
    mailQueue,
    [{ data: order, ...(afterSeconds > 0 && { startAfter: afterSeconds }) }],
    within(tx),
  )
}

/** Deletes a user's queued mails: while the mail server is down they would keep the names of files. */
export async function forgetMails(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(deleteJobsOfUser(mailQueue, userId))
}
