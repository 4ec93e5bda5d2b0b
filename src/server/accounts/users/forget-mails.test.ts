import { mailQueue, orderMail } from '#server/mail/order-mail.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { anonymiseAccount } from './anonymise-account.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bildwort@example.org',
}))

test('queued mails of a deleted account are removed, and those of others stay', async ({
  make,
  platform,
}) => {
  const [anna, ben] = [await make.user(), await make.user()]
  const job = {
    kind: 'job_finished',
    jobId: 1,
    filename: 'wedding-of-anna.csv',
    succeeded: 1,
    total: 1,
  } as const
  await platform.db.transaction(async (tx) => {
    for (const { id } of [anna, ben]) await orderMail(tx, platform, { ...job, userId: id })
    await orderMail(tx, platform, { kind: 'reset_password', userId: null })
  })
  await platform.db.transaction((tx) => anonymiseAccount(tx, anna.id))
  const { rows } = await platform.pool.query(
    "select data->'userId' as id from pgboss.job where name = $1 order by created_on, id",
    [mailQueue],
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual([ben.id, null])
})
