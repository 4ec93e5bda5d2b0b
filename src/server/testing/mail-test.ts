import type { AccountMailOrder } from '#server/accounts/mails/order-account-mail.ts'
import type { AdminMailOrder } from '#server/accounts/mails/order-admin-mail.ts'
import type { MoneyMailOrder } from '#server/credits/order-money-mail.ts'
import type { JobMailOrder } from '#server/jobs/ending/order-job-mail.ts'
import { startMailWork } from '#server/mail/mail.work.ts'
import { orderMail } from '#server/mail/order-mail.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { mailKinds } from '#server/mail-kinds.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WebhookMailOrder } from '#server/webhooks/order-webhook-mail.ts'
import { startMailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import { test as plainTest } from './test.ts'
import { until } from './until.ts'

export { expect } from './test.ts'

export const publicUrl = 'https://bildwort.example'

/** A test with a mail server as the far side, empty at each test's start, and with the work that sends mails. */
export const test = plainTest
  .extend('mailServer', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const inbox = await startMailInbox()
    onCleanup(inbox.close)
    return inbox
  })
  .extend('environment', { scope: 'file' }, ({ mailServer }) => ({
    SMTP_URL: mailServer.smtpUrl,
    MAIL_FROM: 'Bildwort für Prüfer <bildwort@example.org>',
    SUPPORT_EMAIL: 'hilfe@example.org',
    PUBLIC_URL: publicUrl,
  }))
  .extend('inbox', ({ mailServer }) => {
    mailServer.reset()
    return mailServer
  })
  .extend('mails', ({ platform }) => mailCalls(platform))
  .extend('mailWork', async ({ platform, inbox: _ }, { onCleanup }) => {
    const work = startMailWork(platform, mailKinds)
    onCleanup(work.stop)
    return work
  })

type KnownOrder = AccountMailOrder | JobMailOrder | MoneyMailOrder | AdminMailOrder | WebhookMailOrder

function mailCalls(platform: Platform) {
  const orders = async () => {
    const { rows } = await platform.pool.query("select * from pgboss.job where name = 'send-mail'")
    return rows
  }
  return {
    /** Sends a mail at once, without the queue. */
    send: (order: KnownOrder, on = platform) => sendMail(on, mailKinds, order),
    order: (order: KnownOrder, on = platform) => on.db.transaction((tx) => orderMail(tx, on, order)),
    /** What the queue holds, as its table has it. */
    orders,
    /** Until nothing is left to send; what is to be tried again later is tried at once. */
    allSettled: () =>
      until(async () => {
        await platform.pool.query("update pgboss.job set start_after = now() where name = 'send-mail'")
        return (await orders()).length === 0
      }),
    /** How often attempts at mails of this kind ended so. */
    count: async (kind: KnownOrder['kind'], outcome: string): Promise<number> => {
      const { values } = await platform.metrics.mails.get()
      return values.find(({ labels }) => labels.kind === kind && labels.outcome === outcome)?.value ?? 0
    },
  }
}
