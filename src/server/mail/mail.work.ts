import type { Platform } from '#server/platform/platform.ts'
import { MailFault } from '#server/platform/smtp/explain-mail-error.ts'
import type { MailKinds } from './mail-kind.ts'
import { mailRetries } from './open-mail-queue.ts'
import { type MailOrder, mailQueue } from './order-mail.ts'
import { sendMail } from './send-mail.ts'

const atOnce = 4
const lookAgainMs = 1_000
/** A stop of the process must be over within 10 s. */
const finishWithinMs = 5_000

export interface MailWork {
  /** Finishes the mails under way or hands them back; over within a few seconds. */
  stop(): Promise<void>
}

/** One attempt of the queue to have a mail sent. */
interface Delivery {
  id: string
  retryCount: number
  data: MailOrder
}

/** Sends ordered mails of these kinds, four at once. Does nothing where mail is off. */
export function startMailWork(platform: Platform, kinds: MailKinds): MailWork {
  if (!platform.mailer) return { stop: async () => {} }
  const ending = new AbortController()
  const givingUp = new AbortController()
  const underWay = new Set<Promise<void>>()
  let wake = () => {}

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookAgainMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const begin = (delivery: Delivery) => {
    const work = deliver(platform, kinds, delivery, givingUp.signal)
      .catch((error) => platform.log.warn({ err: error }, 'a mail’s order could not be settled'))
      .finally(() => {
        underWay.delete(work)
        wake()
      })
    underWay.add(work)
  }

  const takeOrders = async (): Promise<number> => {
    const batchSize = atOnce - underWay.size
    if (batchSize === 0) return 0
    const deliveries = await platform.queue.fetch<MailOrder>(mailQueue, { batchSize })
    for (const delivery of deliveries) begin(delivery)
    return deliveries.length
  }

  const loop = async () => {
    while (!ending.signal.aborted) {
      const taken = await takeOrders().catch((error) => {
        platform.log.warn({ err: error }, 'no mail could be taken')
        return 0
      })
      if (taken === 0 && !ending.signal.aborted) await sleep()
    }
  }
  const running = loop()

  return {
    async stop() {
      ending.abort()
      wake()
      const patience = setTimeout(() => givingUp.abort(new Error('the process ends')), finishWithinMs)
      await running
      await Promise.allSettled(underWay)
      clearTimeout(patience)
    },
  }
}

type Outcome = 'sent' | 'dropped' | 'refused' | 'given_up' | 'postponed'

/** Settled orders are deleted: whom something was sent to when is nobody's business. */
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
    return (await sendMail(platform, kinds, order, signal)) ? 'sent' : 'dropped'
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
