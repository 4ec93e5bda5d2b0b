import { changePreferences, currentUser, logout } from '#contract/endpoints/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Answer } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/test.ts'
import { listSessions } from './list-sessions.ts'
import { startSession } from './start-session.ts'

const day = 24 * 3600

test('cookie and Bearer carry the same session', async ({ make }) => {
  const anna = await make.user()
  const bearer = make.visitor().with({ authorization: `Bearer ${anna.token}` })
  expect(await anna.call(currentUser)).toMatchObject({
    status: 200,
    body: { id: anna.id, creditBalance: 100_000 },
  })
  expect(await bearer.call(currentUser)).toMatchObject({ status: 200, body: { id: anna.id } })
})

test('without a session, or with an invented one, a caller is not signed in', async ({ make }) => {
  const invented = make.visitor().with({ authorization: `Bearer ${'x'.repeat(43)}` })
  for (const visitor of [make.visitor(), invented]) {
    expect(await visitor.call(currentUser)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  }
})

test('concurrent calls of many sessions are identified as their owners, and an invented token as nobody', async ({
  make,
}) => {
  const users = await Promise.all(Array.from({ length: 6 }, () => make.user()))
  const invented = make.visitor().with({ authorization: `Bearer ${'x'.repeat(43)}` })
  const calls = Array.from({ length: 5 }, () => [...users, invented]).flat()
  const answers = await Promise.all(calls.map((caller) => caller.call(currentUser)))
  const owners = [...users.map(({ id }) => id), undefined]
  expect(answers.map(({ body }) => (body as { id?: number }).id)).toEqual(
    Array.from({ length: 5 }, () => owners).flat(),
  )
})

test('signing out ends the session for every process at once', async ({ make, start }) => {
  const elsewhere = await start()
  const anna = await make.user()
  const annaElsewhere = elsewhere.make.visitor().with({ cookie: `bildwort_session=${anna.token}` })
  expect((await annaElsewhere.call(currentUser)).status).toBe(200)

  const answer = await anna.call(logout)
  expect(answer).toMatchObject({ status: 204, body: undefined })
  expect(answer.headers['set-cookie']).toMatch(/^bildwort_session=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
  expect((await annaElsewhere.call(currentUser)).status).toBe(401)
})

test('signing out ends one session, not the others of the user', async ({ make }) => {
  const anna = await make.user({ password: 'secret-1' })
  await make.visitor().post('/api/login', { username: anna.username, password: 'secret-1' })
  const second = await make.visitor().post('/api/login', { username: anna.username, password: 'secret-1' })
  const cookie = String(second.headers['set-cookie']).split(';')[0] ?? ''
  await anna.call(logout)
  expect((await make.visitor().with({ cookie }).call(currentUser)).status).toBe(200)
})

test('signing out also ends the session of the cookie that it clears', async ({ make, platform }) => {
  const anna = await make.user()
  const another = await startSession(platform.db, { userId: anna.id, days: 1 })
  const both = anna.with({ authorization: `Bearer ${another}` })
  expect((await both.call(logout)).status).toBe(204)
  for (const token of [another, anna.token]) {
    const bearer = make.visitor().with({ authorization: `Bearer ${token}` })
    expect((await bearer.call(currentUser)).status).toBe(401)
  }
})

test('signing in ends the browser’s previous session, whoever owns it', async ({ make }) => {
  const [anna, ben] = [await make.user(), await make.user()]
  for (const { username, password } of [anna, ben]) {
    const former = await make.visitor().post('/api/login', { username, password })
    const cookie = sessionLine(former).split(';')[0] ?? ''
    const browser = make.visitor().with({ cookie })
    expect((await browser.call(currentUser)).status).toBe(200)
    const answer = await browser.post('/api/login', { username: anna.username, password: anna.password })
    expect(answer.status).toBe(200)
    expect((await browser.call(currentUser)).status).toBe(401)
    const now = sessionLine(answer).split(';')[0] ?? ''
    expect((await make.visitor().with({ cookie: now }).call(currentUser)).status).toBe(200)
  }
  // Not those in other browsers.
  for (const user of [anna, ben]) expect((await user.call(currentUser)).status).toBe(200)
})

test('a wrong password ends no session', async ({ make }) => {
  const anna = await make.user()
  await anna.post('/api/login', { username: anna.username, password: 'wrong-1' })
  expect((await anna.call(currentUser)).status).toBe(200)
})

test('a session ends 90 days after it began, however much it is used', async ({ make, platform, start }) => {
  const anna = await make.user()
  const begun = (days: number) =>
    platform.pool.query(
      'update sessions set created_at = now() - make_interval(days => $2) where user_id = $1',
      [anna.id, days],
    )
  await begun(89)
  expect((await anna.call(currentUser)).status).toBe(200)
  const [session] = await listSessions(platform.db, anna, { sessionDays: 30 })
  expect(session!.expiresAt.getTime() - Date.now()).toBeLessThan(25 * 3600_000)
  await begun(90)
  expect((await anna.call(currentUser)).status).toBe(401)
  const longer = await start({ SESSION_DAYS: '120' })
  const there = longer.make.visitor().with({ cookie: `bildwort_session=${anna.token}` })
  expect((await there.call(currentUser)).status).toBe(200)
})

test('signing out makes the browser clear its cache', async ({ make }) => {
  const anna = await make.user()
  expect((await anna.call(logout)).headers['clear-site-data']).toBe('"cache"')
})

test('signing out without a session succeeds', async ({ make }) => {
  expect((await make.visitor().call(logout)).status).toBe(204)
})

test('an expired session is invalid, and the next sign-in deletes it', async ({ make, platform }) => {
  const anna = await make.user({ password: 'secret-1' })
  await endIn(platform, anna.id, -1)
  expect((await anna.call(currentUser)).status).toBe(401)
  await make.visitor().post('/api/login', { username: anna.username, password: 'secret-1' })
  const { rows } = await platform.pool.query('select expires_at from sessions where user_id = $1', [anna.id])
  expect(rows).toHaveLength(1)
})

test('use extends a session and its cookie, written at most once an hour', async ({ make, platform }) => {
  const anna = await make.user()
  await endIn(platform, anna.id, 3 * day)
  const answer = await anna.call(currentUser)
  expect(answer.headers['set-cookie']).toContain(`bildwort_session=${anna.token}; Max-Age=${30 * day}`)
  const moved = await secondsLeft(platform, anna.id)
  expect(moved).toBeGreaterThan(30 * day - 60)

  await endIn(platform, anna.id, 30 * day - 1800)
  await anna.call(currentUser)
  expect(await secondsLeft(platform, anna.id)).toBeLessThan(30 * day - 1700)
})

test('the cookie is HttpOnly, Lax, and Secure where the address is https', async ({ make, start }) => {
  const anna = await make.user({ password: 'secret-1' })
  const input = { username: anna.username, password: 'secret-1' }
  const plain = await make.visitor().post('/api/login', input)
  expect(sessionLine(plain)).toMatch(
    /^bildwort_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await start({ PUBLIC_URL: 'https://words.example.org' })
  const answer = await secure.make.visitor().post('/api/login', input)
  expect(sessionLine(answer)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

test('with EMBED_ORIGINS the login returns a Bearer token and a cookie for frames', async ({
  make,
  start,
}) => {
  const anna = await make.user({ password: 'secret-1' })
  const embedded = await start({
    EMBED_ORIGINS: 'https://cms.example.org',
    PUBLIC_URL: 'https://words.example.org',
  })
  const answer = await embedded.make
    .visitor()
    .post<{ iframeToken: string }>('/api/login', { username: anna.username, password: 'secret-1' })
  for (const line of [answer.headers['set-cookie']].flat()) {
    expect(line).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/)
  }
  const bearer = embedded.make.visitor().with({ authorization: `Bearer ${answer.body.iframeToken}` })
  expect((await bearer.call(currentUser)).status).toBe(200)
  expect(answer.headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://cms.example.org",
  )
})

test('the account’s language can be changed, but only to an existing one', async ({ make }) => {
  const anna = await make.user()
  const changed = await anna.call(changePreferences, { body: { language: 'en' } })
  expect(changed).toMatchObject({ status: 200, body: { id: anna.id, language: 'en' } })
  expect(await anna.call(currentUser)).toMatchObject({ body: { language: 'en' } })
  expect(await anna.patch('/api/user', { language: 'fr' })).toMatchObject({ status: 400 })
  expect(await make.visitor().patch('/api/user', { language: 'en' })).toMatchObject({ status: 401 })
})

async function endIn({ pool }: Platform, userId: number, seconds: number): Promise<void> {
  await pool.query(`update sessions set expires_at = now() + make_interval(secs => $2) where user_id = $1`, [
    userId,
    seconds,
  ])
}

async function secondsLeft({ pool }: Platform, userId: number): Promise<number> {
  const { rows } = await pool.query(
    'select extract(epoch from expires_at - now()) as left from sessions where user_id = $1',
    [userId],
  )
  return Number(rows[0].left)
}

function sessionLine({ headers }: Answer): string {
  const lines = [headers['set-cookie']].flat().map(String)
  return lines.find((line) => line.startsWith('bildwort_session=')) ?? ''
}
