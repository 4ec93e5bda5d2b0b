import { currentUser } from '#contract/endpoints/accounts.ts'
import { endSessionsOfUser } from '#contract/endpoints/admin.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/endpoints/sessions.ts'
import type { Actor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/test.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const password = 'a horse with a battery'

async function signInAs(visitor: Actor, username: string) {
  const answer = await visitor.post('/api/login', { username, password })
  const lines = [answer.headers['set-cookie']].flat().map(String)
  return visitor.with({ cookie: lines.find((line) => line.startsWith('bildwort_session='))!.split(';')[0]! })
}

test('a user sees their sessions: the current one first, each with browser, system and network', async ({
  make,
}) => {
  const anna = await make.user({ password })
  const there = await signInAs(make.visitor().with({ 'user-agent': firefox }), anna.username)
  const elsewhere = await signInAs(
    make.visitor().with({ 'user-agent': `curl/8.1 ${'x'.repeat(9_000)}` }),
    anna.username,
  )
  const { body } = await there.call(listSessions)
  expect(body).toHaveLength(3)
  expect(body[0]).toEqual({
    id: expect.any(Number),
    browser: 'Firefox',
    system: 'Linux',
    network: '127.0.0.0/24',
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    isCurrent: true,
  })
  expect(body.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect((await elsewhere.call(listSessions)).body[0]!.id).not.toBe(body[0]!.id)
})

test('ending a session ends it everywhere at once, and users cannot end another user’s', async ({ make }) => {
  const [anna, ben] = [await make.user({ password }), await make.user()]
  const lost = await signInAs(make.visitor(), anna.username)
  const [, other] = (await anna.call(listSessions)).body
  const params = { id: other!.id }
  expect(await ben.call(endSession, { params })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await lost.call(currentUser)).status).toBe(200)
  expect((await anna.call(endSession, { params })).status).toBe(204)
  expect((await lost.call(currentUser)).status).toBe(401)
  expect((await anna.call(endSession, { params })).status).toBe(404)
  expect((await anna.call(currentUser)).status).toBe(200)
})

test('all other sessions can be ended at once', async ({ make }) => {
  const anna = await make.user({ password })
  const others = [
    await signInAs(make.visitor(), anna.username),
    await signInAs(make.visitor(), anna.username),
  ]
  expect((await anna.call(endOtherSessions)).body).toEqual({ ended: 2 })
  for (const other of others) expect((await other.call(currentUser)).status).toBe(401)
  expect((await anna.call(listSessions)).body).toHaveLength(1)
  expect((await anna.call(endOtherSessions)).body).toEqual({ ended: 0 })
})

test('an administrator ends all sessions of a user, who can sign in again', async ({ make }) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ password })]
  const answer = await admin.call(endSessionsOfUser, { params: { id: anna.id } })
  expect(answer).toMatchObject({ status: 200, body: { ended: 1 } })
  expect((await anna.call(currentUser)).status).toBe(401)
  const back = await signInAs(make.visitor(), anna.username)
  expect((await back.call(currentUser)).status).toBe(200)
})

test('an expired session is not listed', async ({ make, platform }) => {
  const anna = await make.user({ password })
  await signInAs(make.visitor(), anna.username)
  await platform.pool.query(
    `update sessions set created_at = now() - interval '91 days', expires_at = now() + interval '1 day'
      where id = (select max(id) from sessions where user_id = $1)`,
    [anna.id],
  )
  expect((await anna.call(listSessions)).body).toHaveLength(1)
})
