import { sql } from 'drizzle-orm'
import { currentUser } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/credits.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'
import { bookTransaction } from './book-transaction.ts'
import { holdCredits } from './hold-credits.ts'
import { settleHold } from './settle-hold.ts'

let jobs = 1_000

/** A job that was charged. Returns its id. */
async function charge({ db }: Platform, userId: number, images: number): Promise<number> {
  jobs += 1
  const jobId = jobs
  await db.transaction(async (tx) => {
    await holdCredits(tx, { userId, jobId, cents: images * 52 })
    await settleHold(tx, { jobId, userId, images, priceCents: 52 })
  })
  return jobId
}

async function buy({ db }: Platform, userId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into purchases (user_id, amount_cents, status, paid_at) values (${userId}, 2500, 'paid', now()) returning id`)
  const { id } = rows[0]!
  const reference = `purchase:${id}`
  await db.transaction((tx) =>
    bookTransaction(tx, { userId, cause: 'purchase', amountCents: 2_500, reference, purchaseId: id }),
  )
  return id
}

test('a statement lists transactions, newest first, in the reader’s language', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const purchaseId = await buy(platform, anna.id)
  const jobId = await charge(platform, anna.id, 3)
  const german = await anna.call(calls.creditTransactions)
  expect(german.headers['x-total-count']).toBe('3')
  const plain = german.body.map(({ description }) => description.replaceAll('\u00a0', ' '))
  expect(plain).toEqual([`Auftrag ${jobId}: 3 × 0,52 € je Bild`, 'Guthaben gekauft', 'Startguthaben'])
  expect(german.body).toMatchObject([
    { type: 'deduction', amount: -156, jobId, purchaseId: null, receiptUrl: null },
    { type: 'purchase', amount: 2_500, purchaseId, receiptUrl: `/api/purchases/${purchaseId}/receipt` },
    { type: 'other', amount: 500, reason: null, adjustedBy: null },
  ])
  const english = await anna.with({ 'accept-language': 'en' }).call(calls.creditTransactions)
  expect(english.body.map(({ description }) => description.replaceAll('\u00a0', ' '))).toEqual([
    `Job ${jobId}: 3 × €0.52 per image`,
    'Credit purchased',
    'Starting credit',
  ])
})

test('a statement is paged, ordered, filtered and searched', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  const purchaseId = await buy(platform, anna.id)
  const jobIds = [await charge(platform, anna.id, 1), await charge(platform, anna.id, 2)]
  const amounts = async (query: calls.TransactionQuery) => {
    const { body, headers } = await anna.call(calls.creditTransactions, { query })
    return { amounts: body.map(({ amount }) => amount), total: Number(headers['x-total-count']) }
  }
  expect(await amounts({ offset: 1, limit: 2 })).toEqual({ amounts: [-52, 2_500], total: 4 })
  expect(await amounts({ order: 'asc', limit: 2 })).toEqual({ amounts: [500, 2_500], total: 4 })
  expect(await amounts({ type: 'deduction' })).toEqual({ amounts: [-104, -52], total: 2 })
  expect(await amounts({ search: String(jobIds[0]) })).toEqual({ amounts: [-52], total: 1 })
  expect(await amounts({ search: String(purchaseId), type: 'purchase' })).toEqual({
    amounts: [2_500],
    total: 1,
  })
  expect(await amounts({ search: '99999999999999' })).toEqual({ amounts: [], total: 0 })
  for (const wrong of ['type=gift', 'offset=-1', 'limit=0', 'limit=1001', 'order=up']) {
    expect(await anna.get(`${calls.creditTransactions.url}?${wrong}`)).toMatchObject({ status: 400 })
  }
})

test('users cannot see another user’s transactions', async ({ make, platform }) => {
  const [anna, berta] = [await make.user({ balanceCents: 500 }), await make.user({ balanceCents: 500 })]
  const jobId = await charge(platform, anna.id, 1)
  const { body } = await berta.call(calls.creditTransactions, { query: { search: String(jobId) } })
  expect(body).toEqual([])
})

test('the statement is downloaded in the account’s language, safe for spreadsheets', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 500, language: 'de' })
  await charge(platform, anna.id, 1)
  await platform.db.execute(sql`
    insert into adjustment_reasons (transaction_id, reason)
    select max(id), '=HYPERLINK("x");"y"' from credit_transactions where user_id = ${anna.id}`)
  const { body, headers } = await anna.call(calls.downloadTransactions)
  expect(headers['content-disposition']).toBe('attachment; filename="bildwort-guthaben.csv"')
  const lines = String(body).replaceAll('\u00a0', ' ').split('\r\n')
  expect(lines[0]).toBe('\ufeffDatum;Art;Beschreibung;Betrag in Euro;Grund')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z;Sonstiges;Startguthaben;"5,00";$/)
  expect(lines[2]).toMatch(/;Auftrag;"Auftrag \d+: 1 × 0,52 € je Bild";"-0,52";"'=HYPERLINK\(""x""\);""y"""$/)
  expect(lines[3]).toBe('')

  const carl = await make.user({ balanceCents: 500, language: 'en' })
  const english = await carl.call(calls.downloadTransactions, { query: { type: 'other' } })
  expect(english.headers['content-disposition']).toContain('bildwort-credit.csv')
  expect(String(english.body)).toContain(';Other;Starting credit;5.00;')
})

test('a signed link opens its own user’s file, and a visitor gets none', async ({ make }) => {
  const anna = await make.user({ balanceCents: 500, language: 'en' })
  const path = `${calls.downloadTransactions.url}?type=other`
  const { body } = await anna.call(signLink, { body: { path } })
  const opened = await make.visitor().get(body.url)
  expect(opened.status).toBe(200)
  expect(String(opened.body)).toContain(';Other;Starting credit;5.00;')
  expect((await make.visitor().get(path)).status).toBe(401)
  expect(await anna.get(path.replace('other', 'gift'))).toMatchObject({ status: 400 })
})

test('a reason is found by its literal words', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 600 })
  await platform.db.execute(sql`
    insert into adjustment_reasons (transaction_id, reason)
    select max(id), '50 % Nachlass' from credit_transactions where user_id = ${anna.id}`)
  const found = async (search: string) =>
    (await anna.call(calls.creditTransactions, { query: { search } })).body.map(({ reason }) => reason)
  expect(await found('nachlass')).toEqual(['50 % Nachlass'])
  expect(await found('0 %')).toEqual(['50 % Nachlass'])
  expect(await found('5%N')).toEqual([])
})

test('a long statement is complete, each line once', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 500 })
  await platform.db.execute(sql`
    insert into credit_transactions (user_id, cause, amount_cents, reference, admin_id)
    select ${anna.id}::int, 'adjustment', n, 'long:' || ${anna.id}::int || ':' || n, ${anna.id}::int from generate_series(1, 2500) n`)
  const { body } = await anna.call(calls.downloadTransactions, { query: { type: 'admin_adjustment' } })
  const amounts = String(body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[3])
  expect(amounts).toEqual(
    Array.from({ length: 2_500 }, (_, n) => `"${((n + 1) / 100).toFixed(2).replace('.', ',')}"`),
  )
})

test('spending is listed by day and month, in the reader’s time zone, days without any included', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 500 })
  // Half past eleven at night in Berlin is another day in Kiritimati.
  const at = async (when: string, cents: number) => {
    jobs += 1
    await platform.db.execute(sql`
      insert into credit_transactions (user_id, cause, amount_cents, reference, job_id, image_count, image_price_cents, created_at)
      values (${anna.id}, 'job', ${-cents}, ${`job:${jobs}`}, ${jobs}, 1, ${cents},
        (date_trunc('day', now() at time zone 'Europe/Berlin') + ${when}::interval) at time zone 'Europe/Berlin')`)
  }
  await at('-30 minutes', 50)
  await at('-29 days -30 minutes', 70)
  await at('-40 days', 90)
  const spent = async (query: Partial<calls.SpendingQuery>) =>
    (await anna.call(calls.spending, { query })).body

  const days = await spent({})
  expect(days).toHaveLength(30)
  expect(days.map(({ cents }) => cents)).toEqual([...Array(28).fill(0), 50, 0])
  expect(days.toSorted((a, b) => a.from.localeCompare(b.from))).toEqual(days)
  const elsewhere = await spent({ timeZone: 'Pacific/Kiritimati' })
  expect(elsewhere.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThanOrEqual(50)
  const months = await spent({ unit: 'month' })
  expect(months).toHaveLength(12)
  expect(months.every(({ from }) => from.endsWith('-01'))).toBe(true)
  expect(months.reduce((sum, { cents }) => sum + cents, 0)).toBe(210)
  // Node knows the third one and PostgreSQL does not.
  for (const wrong of [
    'timeZone=Middle/Earth',
    'timeZone=%2B02:00',
    'timeZone=US/Pacific-New',
    'unit=year',
  ]) {
    expect(await anna.get(`${calls.spending.url}?${wrong}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  }
})

test('the current user shows at once what a hold, a charge and a release changed', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 500 })
  const balance = async () => (await anna.call(currentUser)).body.creditBalance
  const job = { jobId: 900, userId: anna.id }
  await platform.db.transaction((tx) => holdCredits(tx, { ...job, cents: 300 }))
  expect(await balance()).toBe(200)
  expect((await anna.call(calls.credits)).body).toEqual({
    balance: 200,
    held: 300,
    owed: 0,
    startsWithCredit: true,
  })
  await platform.db.transaction((tx) => settleHold(tx, { ...job, images: 2, priceCents: 50 }))
  expect(await balance()).toBe(400)
  expect((await anna.call(calls.credits)).body).toEqual({
    balance: 400,
    held: 0,
    owed: 0,
    startsWithCredit: true,
  })
})
