import { sql } from 'drizzle-orm'
import { currentUser } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/admin.ts'
import { credits, creditTransactions } from '#contract/endpoints/credits.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { expect, test } from '#server/testing/test.ts'

test('an administrator adds and removes credit, and the user sees why and is notified', async ({ make }) => {
  const root = await make.user({ isAdmin: true, username: 'rita' })
  const anna = await make.user({ balanceCents: 500, language: 'en' })
  const adjust = (amount: number, reason?: string) =>
    root.call(calls.adjustCredits, { body: { userId: anna.id, amount, reason } })

  expect(await adjust(2_500, 'A gift')).toMatchObject({ status: 200, body: { balance: 3_000 } })
  expect(await adjust(-1_000)).toMatchObject({ status: 200, body: { balance: 2_000 } })
  expect((await anna.call(credits)).body).toEqual({
    balance: 2_000,
    held: 0,
    owed: 0,
    startsWithCredit: true,
  })

  const seen = (await anna.call(creditTransactions)).body
  expect(seen).toMatchObject([
    { type: 'admin_adjustment', amount: -1_000, reason: null, adjustedBy: null },
    { type: 'admin_adjustment', amount: 2_500, reason: 'A gift', adjustedBy: null },
    { type: 'other', amount: 500, description: 'Starting credit' },
  ])
  const told = (await anna.call(listNotifications)).body
  expect(told[0]).toMatchObject({ type: 'credit_adjusted', title: 'Credit adjusted' })
  expect(told.map(({ content }) => JSON.parse(content).message.replaceAll('\u00a0', ' '))).toEqual([
    'An administrator changed your credit by −€10.00. You now have €20.00 available.',
    'An administrator changed your credit by +€25.00. You now have €30.00 available.',
  ])
  expect((await anna.call(currentUser)).body.creditBalance).toBe(2_000)

  const listed = await root.call(calls.userTransactions, { params: { id: anna.id } })
  expect(listed.body.map(({ adjustedBy }) => adjustedBy)).toEqual(['rita', 'rita', null])
  expect((await root.call(calls.userCredits, { params: { id: anna.id } })).body.balance).toBe(2_000)
})

test('the same Idempotency-Key adjusts once, even if nothing is left to remove', async ({ make }) => {
  const [root, other] = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const anna = await make.user({ balanceCents: 700 })
  const body = { userId: anna.id, amount: -700 }
  const take = (by: typeof root) => by.with({ 'idempotency-key': 'once' }).call(calls.adjustCredits, { body })

  const answers = await Promise.all(Array.from({ length: 10 }, () => take(root)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { balance: 0 } })
  expect(
    (await anna.call(creditTransactions, { query: { type: 'admin_adjustment' } })).body[0],
  ).toMatchObject({
    amount: -700,
  })
  // Another administrator's key with the same name is a different one.
  expect(await take(other)).toMatchObject({ status: 400, body: { code: 'balance_would_be_negative' } })
  expect((await anna.call(listNotifications)).body).toHaveLength(1)
})

test('one Idempotency-Key adjusts each user once, however long it is', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const [anna, berta] = [await make.user({ balanceCents: 500 }), await make.user({ balanceCents: 500 })]
  const give = (userId: number, end: string) =>
    root
      .with({ 'idempotency-key': `${'k'.repeat(4_000)}${end}` })
      .call(calls.adjustCredits, { body: { userId, amount: 100 } })
  const answers = [
    await give(anna.id, 'a'),
    await give(berta.id, 'a'),
    await give(anna.id, 'b'),
    await give(anna.id, 'a'),
  ]
  expect(answers.map(({ body }) => body.balance)).toEqual([600, 600, 700, 700])
})

test('an adjustment cannot remove more than the balance', async ({ make }) => {
  const root = await make.user({ isAdmin: true, language: 'en' })
  const anna = await make.user({ balanceCents: 700 })
  const { status, body } = await root.post<{ message: string }>(calls.adjustCredits.url, {
    userId: anna.id,
    amount: -701,
  })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'balance_would_be_negative', availableCents: 700 },
  })
  expect(body.message).toBe('The credit would become negative: €7.00 is left.')
  expect((await anna.call(credits)).body.balance).toBe(700)
})

test.for([
  { amount: 0 },
  { amount: 12.5 },
  { amount: 1_000_000_001 },
  { amount: -1_000_000_001 },
  { amount: '5' },
  { amount: 5, reason: 'x'.repeat(201) },
  { amount: 5, userId: 0 },
])('%o is no adjustment', async (wrong, { make }) => {
  const root = await make.user({ isAdmin: true })
  const answer = await root.post(calls.adjustCredits.url, { userId: root.id, ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('deleted and unknown users cannot be adjusted', async ({ make, platform }) => {
  const root = await make.user({ isAdmin: true })
  const gone = await make.user()
  await root.call(calls.deleteUser, { params: { id: gone.id } })
  for (const userId of [gone.id, 2_000_000]) {
    for (const amount of [100, -100]) {
      const adjusted = await root.call(calls.adjustCredits, { body: { userId, amount } })
      expect(adjusted).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await root.call(calls.userCredits, { params: { id: userId } })).toMatchObject({ status: 404 })
    expect(await root.call(calls.userTransactions, { params: { id: userId } })).toMatchObject({ status: 404 })
  }
  const { rows } = await platform.db.execute(sql`
    select cause, amount_cents::int as cents from credit_transactions where user_id = ${gone.id} order by id desc limit 1`)
  expect(rows).toEqual([{ cause: 'closing', cents: -100_000 }])
})

test('uncollected amounts are listed with their users', async ({ make, platform }) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user({ username: 'anna-owes' })
  await platform.db.execute(sql`
    insert into purchases (user_id, amount_cents, status, paid_at, uncollected_cents)
    values (${anna.id}, 2500, 'paid', now(), 1200), (${anna.id}, 1000, 'paid', now(), 0)`)
  const answer = await root.call(calls.uncollectedPurchases)
  expect(answer.headers['x-total-count']).toBe('1')
  expect(answer.body).toMatchObject([
    { userId: anna.id, username: 'anna-owes', amount: 2_500, uncollected: 1_200 },
  ])
  expect((await anna.call(credits)).body.owed).toBe(1_200)
  expect(await root.call(calls.uncollectedPurchases, { query: { offset: 1 } })).toMatchObject({ body: [] })
})

test('a deleted user has no name in the ledger', async ({ make, platform }) => {
  const [root, other] = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const [anna, debtor] = [await make.user({ balanceCents: 500 }), await make.user()]
  await other.call(calls.adjustCredits, { body: { userId: anna.id, amount: 100 } })
  await platform.db.execute(sql`
    insert into purchases (user_id, amount_cents, status, paid_at, uncollected_cents)
    values (${debtor.id}, 2500, 'paid', now(), 1200)`)
  for (const { id } of [other, debtor]) await root.call(calls.deleteUser, { params: { id } })
  const statement = await root.call(calls.userTransactions, { params: { id: anna.id } })
  expect(statement.body.map(({ adjustedBy }) => adjustedBy)).toEqual(['', null])
  const { body } = await root.call(calls.uncollectedPurchases, { query: { limit: 1 } })
  expect(body).toMatchObject([{ userId: debtor.id, username: '', uncollected: 1_200 }])
})

test('an administrator’s lists refuse invalid pages', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const statement = `/api/admin/users/${root.id}/credit-transactions`
  for (const wrong of ['offset=-1', 'limit=0', 'limit=1001', 'offset=x']) {
    for (const url of [statement, calls.uncollectedPurchases.url]) {
      expect(await root.get(`${url}?${wrong}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    }
  }
  for (const url of [`${statement}?type=gift`, '/api/admin/users/x/credits', '/api/admin/users/0/credits']) {
    expect(await root.get(url)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  }
})

test('users are sorted by balance', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const name = `sorted-${root.id}`
  for (const balanceCents of [300, 100, 200]) {
    await make.user({ username: `${name}-${balanceCents}`, balanceCents })
  }
  const query = { search: name, sort: 'creditBalance', order: 'asc' } as const
  const { body } = await root.call(calls.listUsers, { query })
  expect(body.map(({ creditBalance }) => creditBalance)).toEqual([100, 200, 300])
})
