import { login } from '#contract/endpoints/accounts.ts'
import { checkResetToken, forgotPassword, resetPassword } from '#contract/endpoints/recovery.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Answer } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { until } from '#server/testing/until.ts'

const minutes = 10
const addresses = Array.from({ length: 200 }, (_, n) => `203.0.113.${n}`)
const limited = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }

/** As if so much time had gone by for everything that is counted. */
async function letPass({ pool }: Platform, minutesGone: number): Promise<void> {
  await pool.query('update attempts set ends_at = ends_at - make_interval(mins => $1)', [minutesGone])
}

/** The cookies that an answer sets, as the browser sends them back. */
function cookiesOf({ headers }: Answer): Record<string, string> {
  const pairs = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '')
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

const knownCookie = (answer: Answer) => `bildwort_known=${cookiesOf(answer).bildwort_known}`

test('while 200 addresses guess for ten minutes the owner signs in, from a known browser at once and from a new one, and links arrive', async ({
  start,
  inbox,
  mailWork: _,
}) => {
  const { make, platform } = await start(limited)
  const anna = await make.user({ language: 'en' })
  const from = (address: string) => make.visitor().with({ 'x-forwarded-for': address })
  const signIn = (visitor: ReturnType<typeof from>, password: string) =>
    visitor.call(login, { body: { username: anna.username, password } })
  const known = knownCookie(await signIn(from('198.51.100.1'), anna.password))

  const guesses: number[] = []
  let ownLinks = 0
  for (let minute = 0; minute < minutes; minute++) {
    for (let next = 0; next < addresses.length; next += 20) {
      const some = addresses.slice(next, next + 20)
      const answers = await Promise.all(some.map((address) => signIn(from(address), `guess-${minute}`)))
      guesses.push(...answers.map(({ status }) => status))
      if (minute % 5 === 0) {
        await Promise.all(
          some.map((address) => from(address).call(forgotPassword, { body: { email: anna.email } })),
        )
      }
    }
    // From a network that nobody in the attack is in, and in the midst of it by a browser that was here before.
    const newBrowser = from(`198.51.100.${10 + minute}`)
    expect((await signIn(newBrowser, anna.password)).status).toBe(200)
    expect((await signIn(from(addresses[0]!).with({ cookie: known }), anna.password)).status).toBe(200)

    const before = linksIn(inbox.mails).length
    await letPass(platform, 1)
    // What a stranger's request sent within the last ten minutes is the owner's link too.
    expect((await newBrowser.call(forgotPassword, { body: { email: anna.email } })).status).toBe(200)
    const byKnown = from(addresses[1]!).with({ cookie: known })
    if (minute % 3 === 0) {
      expect((await byKnown.call(forgotPassword, { body: { email: anna.email } })).status).toBe(200)
      await until(() => linksIn(inbox.mails).length > before)
      ownLinks += 1
    }
  }

  const compared = guesses.filter((status) => status === 401).length
  expect(guesses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  // Each address three times in a quarter of an hour, and those before it looked like an attack.
  expect(compared).toBeGreaterThan(addresses.length / 2)
  expect(compared).toBeLessThanOrEqual(3 * addresses.length + 30)

  await until(() => inbox.mails.some(({ subject }) => subject === 'Many wrong passwords for your account'))
  const told = inbox.mails.filter(({ subject }) => subject === 'Many wrong passwords for your account')
  expect(told).toHaveLength(1)

  const links = linksIn(inbox.mails)
  // Three at once, one each ten minutes, and those that the known browser asked for.
  expect(links.length).toBeGreaterThanOrEqual(3 + ownLinks)
  expect(links.length).toBeLessThanOrEqual(3 + 2 + ownLinks)
  const tokens = links.map((link) => new URL(link).searchParams.get('token')!)
  for (const token of tokens) {
    expect((await from('198.51.100.2').call(checkResetToken, { query: { token } })).status).toBe(200)
  }

  const newPassword = 'another horse battery'
  const reset = await from(addresses[2]!).call(resetPassword, { body: { token: tokens[0]!, newPassword } })
  expect(reset.status).toBe(204)
  const mailed = from(addresses[2]!).with({ cookie: knownCookie(reset) })
  expect((await signIn(mailed, newPassword)).status).toBe(200)
}, 120_000)

test('a browser that was signed in has wrong passwords of its own, and what they use up is its own', async ({
  start,
}) => {
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

  // Another account's cookie, or a changed one, is none.
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

test('whoever has many IPv6 networks is counted by the wider ones, and whoever is beside them is not', async ({
  start,
}) => {
  const { make } = await start(limited)
  const anna = await make.user()
  const signIn = (address: string, password = 'wrong-1') =>
    make
      .visitor()
      .with({ 'x-forwarded-for': address })
      .call(login, { body: { username: anna.username, password } })
  const statuses = []
  // One try each from many /64s of a /56.
  for (let n = 0; n < 30; n++)
    statuses.push((await signIn(`2001:db8:7:5${n.toString(16).padStart(2, '0')}::1`)).status)
  expect(statuses).toEqual(Array(30).fill(401))
  // Now it is an attack: three times four for the /56.
  expect((await signIn('2001:db8:7:5ff::1')).status).toBe(429)
  expect((await signIn('2001:db8:7:600::1', anna.password)).status).toBe(200)
  expect((await signIn('2001:db8:8::1', anna.password)).status).toBe(200)
})

function linksIn(mails: readonly { text: string }[]): string[] {
  return mails.flatMap(({ text }) => text.match(/https:\S+\/auth\/reset-password\?\S+/g) ?? [])
}
