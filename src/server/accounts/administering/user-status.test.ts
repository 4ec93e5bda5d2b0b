import { sql } from 'drizzle-orm'
import { login } from '#contract/endpoints/accounts.ts'
import { resetPassword } from '#contract/endpoints/recovery.ts'
import * as calls from '#contract/endpoints/user-status.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { findOpenSessions } from '#server/accounts/signing-in/find-open-sessions.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { userAt } from '#server/audit/actor.ts'
import { findSharedJob } from '#server/jobs/sharing/find-shared-job.ts'
import { shareJob } from '#server/jobs/sharing/share-job.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { expect, test as mailTest } from '#server/testing/mail-test.ts'
import { makeJob } from '#server/testing/make-job.ts'

const password = 'a-password-of-standing'
const reason = 'Rechnung offen'

const test = mailTest.extend('world', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user({ password })
  const suspend = (id: number) => root.call(calls.suspendUser, { params: { id }, body: { reason } })
  const lift = (id: number) => root.call(calls.liftSuspension, { params: { id } })
  const signIn = (tried = password) =>
    make.visitor().call(login, { body: { username: anna.username, password: tried } })
  return { root, anna, suspend, lift, signIn }
})

test('a suspended user is signed out, learns why only with the right password, and can sign in again once it is lifted', async ({
  world: { root, anna, suspend, lift, signIn },
}) => {
  expect((await suspend(anna.id)).status).toBe(204)
  expect((await anna.get('/api/user')).status).toBe(401)
  expect(await signIn('a-wrong-password')).toMatchObject({ body: { code: 'invalid_credentials' } })
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  expect(await root.call(calls.suspension, { params: { id: anna.id } })).toMatchObject({ body: { reason } })
  expect((await lift(anna.id)).status).toBe(204)
  expect((await anna.get('/api/user')).status).toBe(401)
  const answer = await signIn()
  expect(answer).toMatchObject({ status: 200, body: { suspendedAt: null } })
  expect(JSON.stringify(answer.body)).not.toContain(reason)
  expect((await root.call(calls.suspension, { params: { id: anna.id } })).status).toBe(404)
})

test('a session that raced the suspension grants no access, neither to calls nor to streams', async ({
  platform,
  make,
  world: { anna, suspend },
}) => {
  await suspend(anna.id)
  const token = await startSession(platform.db, { userId: anna.id, days: 1 })
  const headers = { authorization: `Bearer ${token}` }
  expect((await make.visitor().with(headers).get('/api/user')).status).toBe(401)
  expect((await make.visitor().with(headers).get('/api/jobs')).status).toBe(401)
  expect(await findOpenSessions(platform)([hashToken(token)])).toEqual([])
})

test('a password reset does not lift a suspension', async ({ platform, make, world: { anna, suspend } }) => {
  await suspend(anna.id)
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
  const newPassword = 'another-password-of-standing'
  const body = { token, newPassword }
  expect((await make.visitor().call(resetPassword, { body })).status).toBe(204)
  const answer = await make
    .visitor()
    .call(login, { body: { username: anna.username, password: newPassword } })
  expect(answer).toMatchObject({ body: { code: 'account_suspended' } })
})

test('links to a suspended user’s results show nothing until it is lifted, and running jobs stay', async ({
  platform: { db },
  world: { anna, suspend, lift },
}) => {
  const jobId = await makeJob(db, { userId: anna.id, images: 1 })
  await db.execute(
    sql`update jobs set status = 'completed', finished_at = now(), succeeded = 1 where id = ${jobId}`,
  )
  const running = await makeJob(db, { userId: anna.id, images: 1 })
  const { token } = await shareJob(db, userAt(anna.id, '192.0.2.7'), { jobId, days: 1 })
  await suspend(anna.id)
  await expect(findSharedJob(db, token)).rejects.toMatchObject({ code: 'not_found' })
  const { rows } = await db.execute(sql`select status, deleted_at from jobs where id = ${running}`)
  expect(rows).toMatchObject([{ deleted_at: null, status: expect.not.stringMatching('failed|completed') }])
  await lift(anna.id)
  expect(await findSharedJob(db, token)).toMatchObject({ id: jobId })
})

test('the affected user is notified by mail, and a suspended user of nothing else', async ({
  inbox,
  mails,
  mailWork: _,
  world: { root, anna, suspend, lift },
}) => {
  await suspend(anna.id)
  await mails.order({ kind: 'account_ready', userId: anna.id })
  await mails.order({ kind: 'reset_password', userId: anna.id })
  await mails.allSettled()
  const subjects = () =>
    inbox.mails.filter(({ to }) => String(to).includes(anna.email)).map(({ subject }) => subject)
  expect(subjects()).toEqual(expect.arrayContaining(['Ihr Konto ist gesperrt', 'Neues Passwort festlegen']))
  expect(subjects()).toHaveLength(2)
  await lift(anna.id)
  await root.call(calls.makeAdmin, { params: { id: anna.id } })
  await root.call(calls.unmakeAdmin, { params: { id: anna.id } })
  await mails.allSettled()
  expect(subjects().slice(2).toSorted()).toEqual([
    'Ihr Konto ist wieder offen',
    'Sie sind jetzt Administrator',
    'Sie sind kein Administrator mehr',
  ])
})

test('an unverified address gets no such mail', async ({ make, mails, world: { suspend } }) => {
  const berta = await make.user({ isVerified: false })
  await suspend(berta.id)
  expect((await mails.orders()).filter(({ data }) => data.userId === berta.id)).toEqual([])
})

test('a role change applies from the next call on', async ({ world: { root, anna } }) => {
  const params = { id: anna.id }
  expect((await root.call(calls.makeAdmin, { params })).status).toBe(204)
  expect((await anna.get('/api/admin/users?limit=1')).status).toBe(200)
  expect((await root.call(calls.unmakeAdmin, { params })).status).toBe(204)
  expect((await anna.get('/api/admin/users?limit=1')).status).toBe(403)
})

test('administrators cannot revoke their own role, suspend themselves, or do either to the first administrator', async ({
  platform: { db },
  world: { root, anna, suspend },
}) => {
  await db.execute(sql`
    insert into users (id, username, email, password_hash, is_admin) overriding system value
    values (1, 'first', 'first@example.org', '', true)`)
  const unmake = (id: number) => root.call(calls.unmakeAdmin, { params: { id } })
  expect(await unmake(root.id)).toMatchObject({ status: 403, body: { code: 'not_oneself' } })
  expect(await suspend(root.id)).toMatchObject({ status: 403, body: { code: 'not_oneself' } })
  expect(await unmake(1)).toMatchObject({ status: 403, body: { code: 'first_admin_stays' } })
  expect(await suspend(1)).toMatchObject({ status: 403, body: { code: 'first_admin_stays' } })
  await suspend(anna.id)
  const made = await root.call(calls.makeAdmin, { params: { id: anna.id } })
  expect(made).toMatchObject({ status: 409, body: { code: 'account_is_suspended' } })
  await db.execute(sql`delete from users where id = 1`)
})

test.for(['unmakeAdmin', 'suspendUser'] as const)(
  'administrators who do it to each other at once leave one: %s',
  async (name, { platform: { db }, make, world: { root } }) => {
    await db.execute(sql`update users set is_admin = false where id <> ${root.id}`)
    const admins = [root, await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
    const answers = await Promise.all(
      admins.map((admin, place) => {
        const id = admins[(place + 1) % admins.length]!.id
        return name === 'unmakeAdmin'
          ? admin.call(calls.unmakeAdmin, { params: { id } })
          : admin.call(calls.suspendUser, { params: { id }, body: {} })
      }),
    )
    const done = answers.filter(({ status }) => status === 204)
    expect(done.length).toBeLessThan(3)
    const { rows } = await db.execute(
      sql`select from users where is_admin and suspended_at is null and deleted_at is null`,
    )
    expect(rows).toHaveLength(3 - done.length)
  },
)
