import { sql } from 'drizzle-orm'
import { setGlobalKey } from '#contract/endpoints/admin.ts'
import { credits, creditTransactions } from '#contract/endpoints/credits.ts'
import * as limits from '#contract/endpoints/limits.ts'
import { createToken, listTokens } from '#contract/endpoints/tokens.ts'
import { messageOf } from '#contract/endpoints/v1/webhook-message.ts'
import { formatCents } from '#contract/money.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, publicUrl, test } from '#server/testing/mail-test.ts'
import { setBalance } from '#server/testing/set-balance.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { creditHolds } from './credits.tables.ts'
import { holdCredits } from './hold-credits.ts'
import { sendBalanceAlerts } from './send-balance-alerts.ts'
import { releaseHold, settleHold } from './settle-hold.ts'

test('of ten concurrent starts at the edge of a limit, as many succeed as it allows', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  await anna.call(limits.changeOwnLimits, { body: { ownLimitCents: 399 } })
  const hold = (jobId: number) =>
    platform.db.transaction((tx) => holdCredits(tx, { userId: anna.id, jobId, cents: 100 }))
  const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => hold(9_100 + n)))
  expect(taken.filter(({ isHeld }) => isHeld)).toHaveLength(3)
  const refused = taken.filter(({ isHeld }) => !isHeld)
  expect(refused.map(({ leftCents }) => leftCents)).toEqual(Array(7).fill(99))
  expect((await anna.call(limits.ownLimits)).body).toMatchObject({ usedCents: 300, leftCents: 99 })
})

test('of ten concurrent starts at the edge of a token’s cap, as many succeed as it allows', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { body } = await anna.call(createToken, {
    body: { name: 'Shop', scopes: ['images:write'], days: 30, monthlyCapCents: 399 },
  })
  const token = { tokenId: (body as { token: { id: number } }).token.id, monthlyCapCents: 399 }
  const hold = (jobId: number, position = 0) =>
    platform.db.transaction((tx) => holdCredits(tx, { userId: anna.id, jobId, position, cents: 100, token }))
  const taken = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? hold(9_400 + n) : hold(9_500, n))),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = taken.filter(({ status }) => status === 'rejected')
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({
      code: 'token_cap_reached',
      details: { capCents: 399, spentCents: 300, costCents: 100 },
    })
  expect((await anna.call(limits.ownLimits)).body).toMatchObject({ usedCents: 300 })
  const spent = async () =>
    ((await anna.call(listTokens)).body as { spentThisMonthCents: number }[])[0]!.spentThisMonthCents
  expect(await spent()).toBe(300)
  // Last month's charges no longer count; open holds do, whenever they were made.
  await platform.db.execute(sql`
    update credit_holds set closed_at = case when job_id = 9500 then
        date_trunc('month', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin' - interval '1 second' end,
      charged_cents = case when job_id = 9500 then 100 end,
      created_at = created_at - interval '40 days'
    where user_id = ${anna.id}`)
  const open = await platform.db.$count(creditHolds, sql`user_id = ${anna.id} and closed_at is null`)
  expect(await spent()).toBe(open * 100)
})

test('nothing is held for what may cost more than its caller allows', async ({ make, platform }) => {
  const anna = await make.user()
  const hold = (maxCostCents: number) =>
    platform.db.transaction((tx) =>
      holdCredits(tx, { userId: anna.id, jobId: 9_600, cents: 100, maxCostCents }),
    )
  await expect(hold(99)).rejects.toMatchObject({
    code: 'over_max_cost',
    details: { maxCostCents: 99, costCents: 100 },
  })
  expect((await anna.call(limits.ownLimits)).body).toMatchObject({ usedCents: 0 })
  expect(await hold(100)).toMatchObject({ isHeld: true })
})

test('a single picture is charged separately, once, with a text of its own', async ({ make, platform }) => {
  const anna = await make.user({ language: 'de' })
  const balance = async () => ((await anna.call(credits)).body as { balance: number }).balance
  const before = await balance()
  const image = { userId: anna.id, jobId: 9_700 }
  await platform.db.transaction(async (tx) => {
    for (const position of [1, 2, 3]) await holdCredits(tx, { ...image, position, cents: 52 })
  })
  for (const _ of [1, 2])
    await platform.db.transaction(async (tx) => {
      await settleHold(tx, { ...image, position: 2, images: 1, priceCents: 52 })
      await releaseHold(tx, { ...image, position: 1 })
    })
  expect(await balance()).toBe(before - 2 * 52)
  const { body } = await anna.call(creditTransactions)
  const [charge] = body as { description: string; amount: number }[]
  expect(charge).toMatchObject({ amount: -52, description: `Einzelbild 9700-2: ${formatCents(52, 'de')}` })
  const { rows } = await platform.pool.query(
    `select reference from credit_transactions where user_id = $1 and cause = 'job'`,
    [anna.id],
  )
  expect(rows).toEqual([{ reference: 'image:9700:2' }])
})

test('the lower of both limits applies, and a job that would exceed it is refused with what is left', async ({
  make,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ language: 'de' })]
  await root.call(setGlobalKey, { body: { name: 'ANTHROPIC_API_KEY', value: 'the-global-key-5151' } })
  const params = { id: anna.id }
  await anna.call(limits.changeOwnLimits, { body: { ownLimitCents: 10_000 } })
  const { body } = await root.call(limits.changeUserLimit, { params, body: { adminLimitCents: 99 } })
  expect(body).toMatchObject({ ownLimitCents: 10_000, adminLimitCents: 99, limitCents: 99, leftCents: 99 })
  const answer = await anna.startJob({ images: 2 })
  expect(answer).toMatchObject({
    status: 403,
    body: { code: 'monthly_limit_reached', limitCents: 99, leftCents: 99, costCents: 100 },
  })
  expect(answer.body.message).toContain(`sind in diesem Monat noch ${formatCents(99, 'de')} übrig`)
  expect(await anna.jobs()).toEqual([])
  await root.call(limits.changeUserLimit, { params, body: { adminLimitCents: null } })
  expect(await anna.startJob({ images: 2 })).toMatchObject({ status: 202 })
  // If both the balance and the limit are too small, the balance is reported.
  const berta = await make.user({ balanceCents: 0 })
  await berta.call(limits.changeOwnLimits, { body: { ownLimitCents: 0 } })
  expect(await berta.startJob()).toMatchObject({ status: 402 })
})

test('last month’s charges no longer count, open holds do', async ({ make, platform }) => {
  const anna = await make.user()
  const { body: fresh } = await anna.call(limits.changeOwnLimits, { body: { ownLimitCents: 1_000 } })
  expect(fresh).toMatchObject({ usedCents: 0, leftCents: 1_000, lowBalanceCents: 500 })
  // The ledger's month begins at midnight in Berlin.
  for (const [number, offset] of [
    [1, '-1 second'],
    [2, '0 seconds'],
  ] as const) {
    await platform.db.execute(sql`
      insert into credit_transactions
        (user_id, cause, amount_cents, reference, job_id, image_count, image_price_cents, created_at)
      select ${anna.id}, 'job', ${-number * 100}::int, ${`month ${anna.id} ${number}`}, 1, ${number}::int, 100,
        date_trunc('month', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin' + ${offset}::interval`)
  }
  await platform.db.execute(sql`
    update credit_accounts set balance_cents = balance_cents - 300 where user_id = ${anna.id}`)
  await platform.db.transaction((tx) => holdCredits(tx, { userId: anna.id, jobId: 9_200, cents: 50 }))
  expect((await anna.call(limits.ownLimits)).body).toMatchObject({ usedCents: 250, leftCents: 750 })
  await platform.db.transaction((tx) => releaseHold(tx, { userId: anna.id, jobId: 9_200 }))
  expect((await anna.call(limits.ownLimits)).body).toMatchObject({ usedCents: 200 })
})

test('a low balance is reported once, and again only after it was above', async ({
  make,
  platform,
  mails,
  inbox,
}) => {
  const anna = await make.user({ balanceCents: 700 })
  const spend = spendFor(platform, anna.id)
  const orders = async () => (await mails.orders()).filter(({ data }) => data.userId === anna.id).length
  const url = 'https://example.org/hook'
  const hook = { url, events: ['balance.low' as const] }
  const { webhook } = await createWebhook(platform, userAt(anna.id, '192.0.2.7'), hook, lockUser)
  for (const cents of [200, 1, 100]) await spend(cents)
  expect(await orders()).toBe(1)
  const { rows } = await platform.pool.query('select body from webhook_deliveries where webhook_id = $1', [
    webhook.id,
  ])
  expect(rows.map(({ body }) => messageOf('balance.low').parse(JSON.parse(body)).data)).toEqual([
    { balanceCents: 499, thresholdCents: 500 },
  ])
  await mails.send({ kind: 'low_balance', userId: anna.id })
  const mail = await inbox.waitFor(anna.email)
  expect(mail.subject).toBe(`Ihr Guthaben ist niedrig: ${formatCents(399, 'de')}`)
  expect(mail.text).toContain(`${publicUrl}/credits`)
  await platform.db.transaction((tx) => setBalance(tx, anna.id, 500))
  expect(await mails.send({ kind: 'low_balance', userId: anna.id })).toBe(false)
  await spend(1)
  expect(await orders()).toBe(2)
  await anna.call(limits.changeOwnLimits, { body: { lowBalanceCents: 400 } })
  await spend(98)
  expect(await orders()).toBe(2)
  await spend(2)
  expect(await orders()).toBe(3)
})

test('80 % and all of a limit are reported by mail, each once', async ({ make, platform, mails, inbox }) => {
  const anna = await make.user({ language: 'en' })
  await anna.call(limits.changeOwnLimits, { body: { ownLimitCents: 1_000 } })
  const spend = spendFor(platform, anna.id)
  const told = async () =>
    (await mails.orders()).filter(({ data }) => data.userId === anna.id).map(({ data }) => data.percent)
  await spend(790)
  expect(await told()).toEqual([])
  for (const cents of [10, 100, 60]) await spend(cents)
  expect((await told()).toSorted()).toEqual([100, 80])
  await mails.send({ kind: 'spending_limit', userId: anna.id, percent: 100 })
  const mail = await inbox.waitFor(anna.email)
  expect(mail.subject).toBe('You have reached your monthly limit')
  expect(mail.text).toContain(formatCents(960, 'en'))
  await anna.patch('/api/user', { mailsOnJobEnd: false })
  expect(await mails.send({ kind: 'spending_limit', userId: anna.id, percent: 100 })).toBe(false)
})

function spendFor(platform: Platform, userId: number) {
  let jobId = userId * 1_000
  return (cents: number) =>
    platform.db.transaction(async (tx) => {
      jobId += 1
      await holdCredits(tx, { userId, jobId, cents })
      await settleHold(tx, { userId, jobId, images: 1, priceCents: cents })
      await sendBalanceAlerts(tx, platform, userId)
    })
}
