import { sql } from 'drizzle-orm'
import { login } from '#contract/endpoints/accounts.ts'
import { adjustCredits, deleteUser } from '#contract/endpoints/admin.ts'
import { downloadLog, listLog } from '#contract/endpoints/audit.ts'
import { deleteAccount, exportAccount } from '#contract/endpoints/own-account.ts'
import type { AuditAct, AuditEvent } from '#contract/entities/audit-event.ts'
import { operator, userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { expect, test } from '#server/testing/test.ts'

const days = (count: number) => sql`now() - make_interval(days => ${count}::int)`
const bare = { details: {} } as const
const signedIn: AuditAct = { kind: 'signed_in', ...bare }

test('the log is searched by names, networks, job ids and what acts are called', async ({
  make,
  platform: { db },
}) => {
  const root = await make.user({ isAdmin: true, username: 'root-of-the-log' })
  const [anna, berta] = [await make.user({ username: 'anna-in-the-log' }), await make.user()]
  await recordEvent(db, userAt(anna.id, '203.0.113.9'), signedIn)
  await recordEvent(db, userAt(berta.id, '2001:db8:7::1'), {
    kind: 'jobs_deleted',
    details: { jobIds: [41, 4711] },
  })
  await recordEvent(db, userAt(berta.id, '2001:db8:7::1'), {
    kind: 'share_ended',
    details: { jobId: 4711, shareId: 1 },
  })
  await recordEvent(db, operator, { kind: 'admin_granted', ...bare, subjectId: anna.id })
  const found = async (query: object) => {
    const { body } = await root.call(listLog, { query })
    return body.map(({ kind }) => kind)
  }
  expect(await found({ search: 'Anna-In' })).toEqual(['admin_granted', 'signed_in'])
  expect(await found({ search: berta.email })).toEqual(['share_ended', 'jobs_deleted'])
  expect(await found({ search: '203.0.113' })).toEqual(['signed_in'])
  expect(await found({ search: '4711' })).toEqual(['share_ended', 'jobs_deleted'])
  expect(await found({ search: '4710' })).toEqual([])
  expect(await found({ search: 'aufträge gel' })).toEqual(['jobs_deleted'])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ person: anna.id, kind: 'signed_in' })).toEqual(['signed_in'])
  expect(await found({ person: anna.id, order: 'asc' })).toEqual(['signed_in', 'admin_granted'])
  const { body } = await root.call(listLog, { query: { person: anna.id } })
  expect(body).toMatchObject([
    {
      actor: { kind: 'operator', user: null },
      subject: { id: anna.id, username: 'anna-in-the-log' },
      network: null,
    },
    { actor: { kind: 'user', user: { id: anna.id } }, subject: null, network: '203.0.113.0/24', times: 1 },
  ])
})

test('paging by the last event yields each event once, however many are added in between', async ({
  make,
  platform: { db },
}) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user()
  for (let count = 0; count < 5; count += 1) await recordEvent(db, userAt(anna.id, '192.0.2.1'), signedIn)
  const seen: AuditEvent[] = []
  let before: number | undefined
  for (;;) {
    const { body, headers } = await root.call(listLog, { query: { person: anna.id, limit: 2, before } })
    if (body.length === 0) break
    seen.push(...body)
    before = body.at(-1)?.id
    await recordEvent(db, userAt(anna.id, '192.0.2.1'), signedIn)
    expect(headers['x-total-count']).toBe(String(4 + Math.ceil(seen.length / 2)))
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('days count in full, in Berlin time', async ({ make, platform: { db } }) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user()
  // In Berlin these are the first minute of a day, and the last.
  for (const at of ['2026-06-30T22:00:00Z', '2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z']) {
    await db.execute(sql`
      insert into audit_events (kind, actor_kind, actor_id, details, at)
      values ('signed_out', 'user', ${anna.id}, '{}', ${at})`)
  }
  const at = async (query: object) => {
    const { body } = await root.call(listLog, { query: { person: anna.id, ...query } })
    return body.map((event) => event.at)
  }
  expect(await at({ from: '2026-07-01', to: '2026-07-01' })).toEqual([
    '2026-07-01T21:59:00.000Z',
    '2026-06-30T22:00:00.000Z',
  ])
  expect(await at({ from: '2026-07-02' })).toEqual(['2026-07-01T22:00:00.000Z'])
  expect((await root.get(`${listLog.url}?from=yesterday`)).status).toBe(400)
})

test('the log is downloaded as CSV in the account’s language, and no cell is a formula', async ({
  make,
  platform: { db },
}) => {
  const root = await make.user({ isAdmin: true, language: 'en' })
  const anna = await make.user({ username: '=HYPERLINK("http://evil.invalid")' })
  await recordEvent(db, userAt(anna.id, '192.0.2.1'), {
    kind: 'key_removed',
    details: { name: 'OPENAI_API_KEY', before: { source: 'own', lastFour: '=1+1' } },
  })
  const { body, headers } = await root.call(downloadLog, { query: { person: anna.id } })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/filename="bildwort-log-\d{4}-\d\d-\d\d\.csv"/)
  const [head, row, end] = String(body).split('\r\n')
  expect(head).toBe(
    '\ufeffNumber;Time;Who;Account;What;Details;Concerns;Account (concerns);Network;Times;Access token',
  )
  expect(row).toContain(`;"'=HYPERLINK(""http://evil.invalid"")";${anna.id};Key removed;`)
  expect(row).toContain('OPENAI_API_KEY: own key …=1+1;;;192.0.2.0/24;1;')
  expect(end).toBe('')

  const ben = await make.user({ username: 'b,=HYPERLINK("http://evil.invalid")' })
  await recordEvent(db, userAt(ben.id, '192.0.2.1'), signedIn)
  const { body: ofBen } = await root.call(downloadLog, { query: { person: ben.id } })
  expect(ofBen).toContain(`;"b,’=HYPERLINK(""http://evil.invalid"")";`)
})

test('a deleted user’s events stay, without name and network', async ({ make, platform: { db } }) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user({ password: 'a password to leave with', username: 'anna-leaves' })
  await make.visitor().call(login, { body: { username: anna.username, password: 'a wrong password' } })
  await recordEvent(db, userAt(anna.id, '203.0.113.9'), signedIn)
  await root.call(adjustCredits, { body: { userId: anna.id, amount: 100, reason: 'for anna-leaves' } })
  await anna.call(deleteAccount, { body: { password: 'a password to leave with' } })
  const { body } = await root.call(listLog, { query: { person: anna.id } })
  const gone = { id: anna.id, username: '' }
  expect(body).toMatchObject([
    { kind: 'user_deleted', actor: { user: gone }, subject: null, network: null },
    { kind: 'credit_adjusted', actor: { user: { id: root.id } }, subject: gone, network: '127.0.0.0/24' },
    { kind: 'signed_in', actor: { user: gone }, network: null },
    { kind: 'sign_in_refused', actor: { kind: 'visitor' }, subject: gone, network: null },
  ])
  expect((await root.call(listLog, { query: { search: 'anna-leaves' } })).body).toEqual([])
  const { rows } = await db.execute<{ all: string }>(
    sql`select string_agg(e::text, ' ') as all from audit_events e`,
  )
  expect(rows[0]?.all).not.toContain('anna-leaves')
})

test('a user’s data export contains the events about them, but nothing about who caused them', async ({
  make,
  platform: { db },
}) => {
  const [root, anna, berta] = [await make.user({ isAdmin: true }), await make.user(), await make.user()]
  await recordEvent(db, userAt(anna.id, '203.0.113.9'), signedIn)
  await root.call(adjustCredits, { body: { userId: anna.id, amount: 100 } })
  await root.call(deleteUser, { params: { id: berta.id } })
  const { body } = await anna.get<{ records: object[] }>(exportAccount.url)
  expect(body.records).toEqual([
    {
      at: expect.any(String),
      kind: 'signed_in',
      details: {},
      by: 'you',
      network: '203.0.113.0/24',
      times: 1,
    },
    {
      at: expect.any(String),
      kind: 'credit_adjusted',
      details: { changeCents: 100, beforeCents: 100_000, afterCents: 100_100 },
      by: 'user',
      network: null,
      times: 1,
    },
    {
      at: expect.any(String),
      kind: 'account_exported',
      details: {},
      by: 'you',
      network: '127.0.0.0/24',
      times: 1,
    },
  ])
})

test('kinds of events from a newer version do not prevent reading the rest', async ({
  make,
  platform: { db },
}) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user()
  await db.execute(sql`
    insert into audit_events (kind, actor_kind, actor_id, details, at)
    values ('moved_to_the_moon', 'user', ${anna.id}, '{}', ${days(1)})`)
  await recordEvent(db, userAt(anna.id, '192.0.2.1'), signedIn)
  expect((await root.call(listLog, { query: { person: anna.id } })).body).toMatchObject([
    { kind: 'signed_in' },
  ])
})
