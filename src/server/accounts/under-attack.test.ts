import { login } from '#contract/endpoints/accounts.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { cookiesOf, knownCookie, limited } from './testing/known-browser.ts'

test('a browser that was signed in before has a count of wrong passwords of its own', async ({ start }) => {
  const { make } = await start(limited)
  const [anna, ben] = [await make.user(), await make.user()]
  const from = (address: string, cookie = '') => make.visitor().with({ 'x-forwarded-for': address, cookie })
  const signIn = (visitor: ReturnType<typeof from>, password = anna.password, username = anna.username) =>
    visitor.call(login, { body: { username, password } })
  const [home, work] = [
    knownCookie(await signIn(from('192.0.2.1'))),
    knownCookie(await signIn(from('192.0.2.2'))),
  ]
  for (let n = 0; n < 10; n++) expect((await signIn(from('192.0.2.3', home), 'wrong-1')).status).toBe(401)
  expect((await signIn(from('192.0.2.3', home))).status).toBe(429)
  expect((await signIn(from('192.0.2.3', work))).status).toBe(200)
  expect((await signIn(from('192.0.2.3'))).status).toBe(200)

  // Another account's cookie, or a modified one, does not count.
  const bens = knownCookie(await signIn(from('192.0.2.4'), ben.password, ben.username))
  const changed = bens.replace(`=${ben.id}.`, `=${anna.id}.`)
  for (let n = 0; n < 10; n++) await signIn(from('192.0.2.5'), 'wrong-1')
  for (const cookie of [bens, changed, 'bildwort_known=..', 'bildwort_known=%00']) {
    expect((await signIn(from('192.0.2.5', cookie))).status).toBe(429)
  }
})

test('the cookie of a known browser is HttpOnly, outlives the session, and ends with the password', async ({
  start,
}) => {
  const { make } = await start(limited)
  const anna = await make.user()
  const from = (address: string, cookie = '') => make.visitor().with({ 'x-forwarded-for': address, cookie })
  const signIn = (visitor: ReturnType<typeof from>, password = anna.password) =>
    visitor.call(login, { body: { username: anna.username, password } })
  const answer = await signIn(from('192.0.2.20'))
  const line = [answer.headers['set-cookie']].flat().find((cookie) => /^bildwort_known=/.test(String(cookie)))
  expect(line).toMatch(/^bildwort_known=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const { bildwort_session: session, bildwort_known: known } = cookiesOf(answer)
  const browser = from('192.0.2.20', `bildwort_session=${session}; bildwort_known=${known}`)
  const out = await browser.post('/api/logout')
  expect(String(out.headers['set-cookie'])).not.toContain('bildwort_known')

  for (let n = 0; n < 10; n++) await signIn(from('192.0.2.21'), 'wrong-1')
  const again = await signIn(from('192.0.2.21', `bildwort_known=${known}`))
  expect(again.status).toBe(200)
  const signedIn = from('192.0.2.21', `bildwort_session=${cookiesOf(again).bildwort_session}`)
  const newPassword = 'another horse battery'
  const changed = await signedIn.post('/api/user/change-password', {
    currentPassword: anna.password,
    newPassword,
  })
  expect(changed.status).toBe(204)
  for (let n = 0; n < 10; n++) await signIn(from('192.0.2.22'), 'wrong-1')
  expect((await signIn(from('192.0.2.22', `bildwort_known=${known}`), newPassword)).status).toBe(429)
  const renewed = `bildwort_known=${cookiesOf(changed).bildwort_known}`
  expect((await signIn(from('192.0.2.22', renewed), newPassword)).status).toBe(200)
})

test('many IPv6 networks are counted by the wider ones, without affecting neighbours', async ({ start }) => {
  const { make } = await start(limited)
  const anna = await make.user()
  const signIn = (address: string, password = 'wrong-1') =>
    make
      .visitor()
      .with({ 'x-forwarded-for': address })
      .call(login, { body: { username: anna.username, password } })
  const statuses = []
  // One attempt each from many /64s of a /56.
  for (let n = 0; n < 30; n++)
    statuses.push((await signIn(`2001:db8:7:5${n.toString(16).padStart(2, '0')}::1`)).status)
  expect(statuses).toEqual(Array(30).fill(401))
  // Now it is an attack: three times four for the /56.
  expect((await signIn('2001:db8:7:5ff::1')).status).toBe(429)
  expect((await signIn('2001:db8:7:600::1', anna.password)).status).toBe(200)
  expect((await signIn('2001:db8:8::1', anna.password)).status).toBe(200)
})
