import { vi } from 'vitest'
import { mailKinds } from '#server/mail-kinds.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { until } from '#server/testing/until.ts'
import { startMailWork } from './mail.work.ts'
import { mailRetries } from './mail-queue.ts'
import { orderMail } from './order-mail.ts'

test('a mail that fails twice temporarily arrives once', async ({ make, mails, inbox, mailWork: _ }) => {
  const anna = await make.user()
  inbox.set({ fail: 2, code: 451 })
  await mails.order({ kind: 'account_ready', userId: anna.id })
  await mails.allSettled()
  expect(inbox.mails.map(({ to }) => to)).toEqual([[anna.email]])
  expect(await mails.count('account_ready', 'postponed')).toBe(2)
})

test('a failing mail is retried for a while, and given up in the end', async ({
  make,
  mails,
  inbox,
  mailWork: _,
  platform,
}) => {
  const anna = await make.user()
  inbox.set({ fail: 1_000 })
  await mails.order({ kind: 'reset_password', userId: anna.id })
  const [order] = await until(async () => {
    const orders = await mails.orders()
    return orders[0]?.state === 'retry' && orders
  })
  expect(order.start_after.getTime()).toBeGreaterThan(order.started_on.getTime() + 5_000)
  expect(order).toMatchObject({ retry_limit: mailRetries, retry_backoff: true, output: null })
  await platform.pool.query("update pgboss.job set retry_count = $1 where name = 'send-mail'", [
    mailRetries - 1,
  ])
  await mails.allSettled()
  expect(await mails.count('reset_password', 'given_up')).toBe(1)
  expect(inbox.mails).toEqual([])
})

test('a mail that is rejected permanently is not retried', async ({
  make,
  mails,
  inbox,
  mailWork: _,
  logs,
}) => {
  const anna = await make.user()
  inbox.set({ fail: 1, code: 550 })
  await mails.order({ kind: 'account_ready', userId: anna.id })
  await until(async () => (await mails.orders()).length === 0)
  expect(await mails.count('account_ready', 'refused')).toBe(1)
  expect(inbox.mails).toEqual([])
  expect(logs.everything()).toContain('the mail server answered 550')
  expect(logs.everything()).not.toContain(anna.email)
})

test('a mail of a kind that no module knows yet waits for a process that does', async ({
  make,
  mails,
  inbox,
  mailWork: _,
  platform,
  logs,
}) => {
  const anna = await make.user()
  const order = { kind: 'greeting', userId: anna.id }
  await platform.db.transaction((tx) => orderMail(tx, platform, order))
  await until(async () => (await mails.orders())[0]?.state === 'retry')
  expect((await mails.orders())[0].data).toEqual(order)
  expect(logs.everything()).toContain('no module sends mails of kind greeting')
  expect(inbox.mails).toEqual([])
  await platform.queue.deleteAllJobs('send-mail')
})

test('an order of a failed transaction is not sent', async ({ platform, make, mails }) => {
  const anna = await make.user()
  const failing = platform.db.transaction(async (tx) => {
    await orderMail(tx, platform, { kind: 'account_ready', userId: anna.id })
    throw new Error('something later')
  })
  await expect(failing).rejects.toThrow('something later')
  expect(await mails.orders()).toEqual([])
})

test('if mail is off nothing is queued or sent', async ({ make, mails, start }) => {
  const { platform } = await start({ SMTP_URL: '', MAIL_FROM: '' })
  expect(platform.mailer).toBeNull()
  const anna = await make.user()
  await mails.order({ kind: 'account_ready', userId: anna.id }, platform)
  expect(await mails.orders()).toEqual([])
  await startMailWork(platform, {}).stop()
})

test('many mails all arrive, each once', async ({ make, mails, inbox, mailWork: _ }) => {
  const anna = await make.user()
  const names = Array.from({ length: 25 }, (_, n) => `${n + 1}.csv`)
  for (const filename of names) {
    await mails.order({ kind: 'job_finished', userId: anna.id, jobId: 1, filename, succeeded: 1, total: 1 })
  }
  await until(async () => (await mails.orders()).length === 0)
  const arrived = inbox.mails.map(({ subject }) => subject.split(': ')[1])
  expect(arrived.toSorted()).toEqual(names.map((name) => `„${name}“`).toSorted())
})

test('a shutdown during a mail hands it back within seconds', async ({ make, mails, platform }) => {
  const anna = await make.user()
  await mails.order({ kind: 'account_ready', userId: anna.id })
  const begun = Promise.withResolvers<void>()
  // A server that never finishes.
  const send = (_mail: object, signal?: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      begun.resolve()
    })
  const work = startMailWork({ ...platform, mailer: { send, close: () => {} } }, mailKinds)
  await begun.promise
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopping = work.stop()
  vi.advanceTimersByTime(5_000)
  await stopping
  vi.useRealTimers()
  expect((await mails.orders())[0]).toMatchObject({ state: 'retry' })
  await platform.queue.deleteAllJobs('send-mail')
})
