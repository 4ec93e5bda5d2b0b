import type { Platform } from '#server/platform/platform.ts'
import { MailFault } from '#server/platform/smtp/explain-mail-error.ts'
import type { Loop } from '#server/platform/work/run-loop.ts'
import { runTasks } from '#server/platform/work/run-tasks.ts'
import type { MailKinds } from './mail-kind.ts'
import { mailRetries } from './mail-queue.ts'
import { type MailOrder, mailQueue } from './order-mail.ts'
import { sendMail } from './send-mail.ts'

const atOnce = 4
const lookAgainMs = 1_000
/** A shutdown must be over within 10 s. */
const finishWithinMs = 5_000

/** One attempt to send a queued mail. */
interface Delivery {
  id: string
  retryCount: number
  data: MailOrder
}

/** Sends queued mails of these kinds, four at a time. Does nothing if mail is off. */
export function startMailWork(platform: Platform, kinds: MailKinds): Pick<Loop, 'stop'> {
  if (!platform.mailer) return { stop: async () => {} }

  return runTasks<Delivery>(platform, {
    atOnce,
    take: (batchSize) => platform.queue.fetch<MailOrder>(mailQueue, { batchSize }),
    workOn: (delivery, givingUp) => deliver(platform, kinds, delivery, givingUp),
    complaints: { take: 'no mail could be taken', workOn: 'a mail’s order could not be settled' },
    pauseMs: lookAgainMs,
    finishWithinMs,
  })
}

type Outcome = 'sent' | 'dropped' | 'refused' | 'given_up' | 'postponed'

/** Finished orders are deleted: who was sent what and when is private. */
async function deliver(
  platform: Platform,
  kinds: MailKinds,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const { queue, metrics } = platform
  const outcome = await tryToSend(platform, kinds, delivery, signal)
  metrics.mails.inc({ kind: delivery.data.kind, outcome })
  if (outcome === 'postponed') await queue.fail(mailQueue, delivery)
  else await queue.deleteJob(mailQueue, delivery)
}

async function tryToSend(
  platform: Platform,
  kinds: MailKinds,
  { data: order, retryCount }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return (await sendMail(platform, kinds, order, { signal, isRepeated: retryCount > 0 }))
      ? 'sent'
      : 'dropped'
  } catch (error) {
    const outcome = judge(error, retryCount)
    const { kind, userId } = order
    platform.log.warn({ err: error, kind, userId, outcome, attempt: retryCount + 1 }, 'a mail was not sent')
    return outcome
  }
}

function judge(error: unknown, retryCount: number): Outcome {
  if (error instanceof MailFault && error.isFinal) return 'refused'
  return retryCount < mailRetries ? 'postponed' : 'given_up'
}
