import { sql } from 'drizzle-orm'
import * as addresses from '#contract/endpoints/addresses.ts'
import * as admin from '#contract/endpoints/admin.ts'
import { assignKeys } from '#contract/endpoints/operators.ts'
import * as recovery from '#contract/endpoints/recovery.ts'
import * as registering from '#contract/endpoints/registering.ts'
import { issueAddressLink } from '#server/accounts/links/issue-address-link.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { findKey } from '#server/apikeys/read-stored-keys.ts'
import { expect, publicUrl, test } from '#server/testing/mail-test.ts'
import type { makeActors } from '#server/testing/make-actors.ts'

type Make = ReturnType<typeof makeActors>

const name = 'ANTHROPIC_API_KEY'
const password = 'a-password-of-somebody-new'

async function register(make: Make, username: string): Promise<number> {
  const email = `${username}@example.org`
  const body = { username, email, password, language: 'de' } as const
  return (await make.visitor().call(registering.register, { body })).body.id
}

test('the first waiting user is reported at once, all others together an hour later', async ({
  make,
  platform,
  inbox,
  mailWork: _,
}) => {
  const [root, english] = [
    await make.user({ isAdmin: true, language: 'de' }),
    await make.user({ isAdmin: true, language: 'en' }),
  ]
  const quiet = await make.user({ isAdmin: true })
  await quiet.patch('/api/user', { mailsOnJobEnd: false })
  const first = await register(make, 'erika')
  const told = await inbox.waitFor(root.email)
  expect(told.subject).toBe('1 Benutzer wartet auf einen Schlüssel')
  expect(told.text).toContain('erika')
  expect(told.text).toContain(`${publicUrl}/admin/users#waiting`)
  const userIds = [first]
  userIds.push(await register(make, 'frieda'))
  for (let number = 1; number <= 23; number += 1) {
    userIds.push((await make.user({ username: `neu-${number}`, isWaiting: true })).id)
  }
  userIds.push(await register(make, 'www.example.com'))
  const waiting = sql`name = 'send-mail' and data->>'kind' = 'users_waiting'`
  const { rows } = await platform.db.execute<{ user: number; minutes: number }>(sql`
    select (data->>'userId')::int as "user", round(extract(epoch from start_after - now()) / 60)::int as minutes
    from pgboss.job where ${waiting} order by 1`)
  expect(rows).toEqual([root, english, quiet].map(({ id }) => ({ user: id, minutes: 60 })))
  await platform.db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`)
  const second = await inbox.waitFor(root.email, /26/)
  expect(second.subject).toBe('26 Benutzer warten auf einen Schlüssel')
  expect(second.text).toContain(`: „#${userIds.at(-1)}“, „neu-23“,`)
  expect(second.text).toContain('“, und 6 weitere.')
  expect((await inbox.waitFor(english.email, /26/)).subject).toBe('26 users are waiting for a key')
  expect(inbox.mails.filter(({ to }) => to[0] === quiet.email)).toEqual([])
  await root.call(assignKeys, { body: { userIds, key: { name, useGlobal: true } } })
})

test('no mail is sent if nobody waits any more', async ({ make, mails }) => {
  const root = await make.user({ isAdmin: true })
  expect(await mails.send({ kind: 'users_waiting', userId: root.id })).toBe(false)
  const anna = await make.user({ isWaiting: true })
  expect(await mails.send({ kind: 'users_waiting', userId: root.id })).toBe(true)
  expect(await mails.send({ kind: 'users_waiting', userId: anna.id })).toBe(false)
})

test('a refused key is reported by mail once, with its owner', async ({
  make,
  platform,
  inbox,
  mailWork: _,
  mails,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user()]
  await root.call(admin.assignKey, { params: { id: anna.id }, body: { name, value: 'refused-key-3131' } })
  const { ref } = (await findKey(platform.db, name, anna.id))!
  await Promise.all([1, 2, 3].map(() => markKeyRefused(platform, ref)))
  await mails.allSettled()
  const toRoot = inbox.mails.filter(({ to }) => to[0] === root.email)
  expect(toRoot.map(({ subject }) => subject)).toEqual([`KI-Schlüssel abgelehnt: ${name}`])
  expect(toRoot[0]!.text).toContain(`${name} („${anna.username}“)`)
  expect(toRoot[0]!.text).not.toContain('refused-key-3131')
})

test('with GLOBAL_KEY_FOR_NEW every new user gets the key as soon as their address is verified', async ({
  make,
  start,
}) => {
  const site = await start({ GLOBAL_KEY_FOR_NEW: 'true' })
  const { db } = site.platform
  const root = await make.user({ isAdmin: true })
  const verify = async (userId: number) => {
    const token = await issueToken(db, { userId, kind: 'verify_email' })
    const answers = [1, 2].map(() => site.make.visitor().call(recovery.verifyEmail, { query: { token } }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  }
  const keysOf = async (id: number) =>
    (await root.call(admin.userDetail, { params: { id } })).body.apiKeys.map((key) => key.name)
  const newsOf = async (type: string) => {
    const { rows } = await db.execute<{ userId: number }>(
      sql`select user_id as "userId" from notifications where type = ${type} order by 1`,
    )
    return rows.map(({ userId }) => userId)
  }

  // None exists yet: nothing breaks, and administrators are notified once.
  for (const username of ['ohne-1', 'ohne-2']) await verify(await register(site.make, username))
  expect((await newsOf('no_global_key')).filter((id) => id === root.id)).toHaveLength(1)

  await root.call(admin.setGlobalKey, { body: { name, value: 'the-global-key-4141' } })
  const anna = await register(site.make, 'anna-neu')
  expect(await keysOf(anna)).toEqual([])
  await verify(anna)
  expect(await keysOf(anna)).toEqual([name])
  expect(await newsOf('account_ready')).toContain(anna)
  const { rows } = await db.execute(sql`
    select actor_kind as actor, details from audit_events where kind = 'key_assigned' and subject_id = ${anna}`)
  expect(rows).toEqual([
    { actor: 'product', details: { name, before: null, after: { source: 'global', lastFour: '' } } },
  ])
  // A mail with a password reset link was received as well.
  const berta = await register(site.make, 'berta-neu')
  const token = await issueToken(db, { userId: berta, kind: 'reset_password' })
  await site.make.visitor().call(recovery.resetPassword, { body: { token, newPassword: `${password} 2` } })
  expect(await keysOf(berta)).toEqual([name])
  // So was one with a link for another address, for a user who mistyped theirs.
  const carla = await register(site.make, 'carla-neu')
  const { rows: changes } = await db.execute<{ id: number }>(sql`
    insert into address_changes (user_id, old_email, new_email, asks_old, expires_at)
    values (${carla}, 'carla-neu@exmaple.org', 'carla-neu@example.net', false, now() + interval '1 day') returning id`)
  const change = await issueAddressLink(db, { changeId: changes[0]!.id, side: 'new' })
  const agree = () => site.make.visitor().call(addresses.agreeToAddress, { body: { token: change } })
  expect((await Promise.all([agree(), agree()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await keysOf(carla)).toEqual([name])
  expect((await newsOf('account_ready')).filter((id) => id === carla)).toHaveLength(1)
  const asked = await db.execute(sql`
    select 1 from notifications where type = 'new_user_registered' and about_user_id = ${anna} and read_at is null`)
  expect(asked.rows).toEqual([])
})
