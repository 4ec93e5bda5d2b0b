import { sql } from 'drizzle-orm'
import { currentUser, login } from '#contract/endpoints/accounts.ts'
import { changePassword, deleteAccount } from '#contract/endpoints/own-account.ts'
import { createFirstAdmin } from '#server/accounts/registering/create-first-admin.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import { createActor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { searchTables } from '#server/testing/search-secrets.ts'
import { until } from '#server/testing/until.ts'

const wrong = { status: 400, body: { code: 'wrong_password' } }

test('a user deletes their account during a job, and nothing that identifies them is left', async ({
  make,
  platform,
  worker,
  ai,
  database,
}) => {
  ai.set({ latencyMs: 50 })
  const anna = await make.user({ username: 'anna-who-leaves', email: 'anna@who-leaves.example' })
  const { body: job } = await anna.startJob({ images: 100 })
  worker({ concurrency: 4 })
  await until(async () => (await anna.job(job.jobId)).job.processedImages > 4)

  const { status, headers } = await anna.call(deleteAccount, { body: { password: anna.password } })
  expect(status).toBe(204)
  expect(String(headers['set-cookie'])).toMatch(/^bildwort_session=;.*Path=\//)
  expect((await anna.call(currentUser)).status).toBe(401)
  const body = { username: anna.username, password: anna.password }
  expect((await make.visitor().call(login, { body })).status).toBe(401)
  const { findings } = await searchTables(database.connectionString, new Set([anna.username, anna.email]))
  expect(findings).toEqual([])
  const { rows } = await platform.db.execute(sql`
    select (select count(*)::int from jobs where user_id = ${anna.id}) as jobs,
      (select balance_cents::int + held_cents::int from credit_accounts where user_id = ${anna.id}) as credit,
      (select amount_cents::int from credit_transactions where user_id = ${anna.id} and cause = 'closing') as lost`)
  expect(rows).toEqual([{ jobs: 0, credit: 0, lost: -100_000 }])
  expect(await make.user({ username: anna.username, email: anna.email })).not.toMatchObject({ id: anna.id })
})

test('without the right password nothing happens', async ({ make }) => {
  const anna = await make.user()
  expect(await anna.call(deleteAccount, { body: { password: 'not the right one' } })).toMatchObject(wrong)
  expect(await anna.delete(deleteAccount.url)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const elsewhere = anna.with({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
  const asked = { body: { password: anna.password } }
  expect(await elsewhere.call(deleteAccount, asked)).toMatchObject({ body: { code: 'cross_site' } })
  expect(await make.visitor().call(deleteAccount, asked)).toMatchObject({ status: 401 })
  expect((await anna.call(currentUser)).body).toMatchObject({ id: anna.id, creditBalance: 100_000 })
})

test('wrong passwords are counted together with those of a change', async ({ start }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const remove = (password: string) => anna.call(deleteAccount, { body: { password } })
  const change = { currentPassword: 'not the right one', newPassword: 'another correct horse' }
  for (let count = 0; count < 5; count += 1) {
    expect(await remove('not the right one')).toMatchObject(wrong)
    expect(await anna.call(changePassword, { body: change })).toMatchObject(wrong)
  }
  expect(await remove(anna.password)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('the first administrator cannot be deleted', async ({ app, database, platform }) => {
  const password = 'of the first administrator'
  await createFirstAdmin({ ...platform, settings: { ...platform.settings, ADMIN_PASSWORD: password } })
  const token = await startSession(platform.db, { userId: 1, days: 1 })
  const first = createActor(app, { cookie: `${sessionCookie}=${token}` }, database.secrets)
  const answer = await first.call(deleteAccount, { body: { password } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'first_admin_is_permanent' } })
  expect((await first.call(currentUser)).status).toBe(200)
})

test('an account is deleted once, however many requests arrive at once', async ({ make }) => {
  const anna = await make.user()
  const remove = () => anna.call(deleteAccount, { body: { password: anna.password } })
  const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status)
  expect(statuses.toSorted()[0]).toBe(204)
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
})
