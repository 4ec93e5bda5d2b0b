import type { Transaction } from '#server/platform/open-database.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'

export const mailQueue = 'send-mail'

/**
 * What the queue keeps of a mail; modules add what their kinds need, beside these. Words, address and token are made when
 * it is sent: none of them rests here. An order outlives an upgrade: what a kind reads must stay readable.
 */
export interface MailOrder {
  kind: string
  /** Null: to nobody. It costs the same time as a mail to somebody. */
  userId: number | null
}

/** Orders a mail, in the transaction of what it tells about. It goes out after so many seconds. Does nothing where mail is off. */
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
