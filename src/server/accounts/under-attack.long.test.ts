import { login } from '#contract/endpoints/accounts.ts'
import { checkResetToken, forgotPassword, resetPassword } from '#contract/endpoints/recovery.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { until } from '#server/testing/until.ts'
import { knownCookie, limited } from './testing/known-browser.ts'

const minutes = 10
const addresses = Array.from({ length: 200 }, (_, n) => `203.0.113.${n}`)

/** Shifts all counters as if this much time had passed. */
async function letPass({ pool }: Platform, minutesGone: number): Promise<void> {
  await pool.query('update attempt_counts set ends_at = ends_at - make_interval(mins => $1)', [minutesGone])
}

test('while 200 addresses guess for ten minutes the owner signs in, at once from a known browser and also from a new one, and links arrive', async ({
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
    // From a network outside the attack, and during it from a known browser.
    const newBrowser = from(`198.51.100.${10 + minute}`)
    expect((await signIn(newBrowser, anna.password)).status).toBe(200)
    expect((await signIn(from(addresses[0]!).with({ cookie: known }), anna.password)).status).toBe(200)

    const before = linksIn(inbox.mails).length
    await letPass(platform, 1)
    // A link that a stranger requested within the last ten minutes goes to the owner too.
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
  // Each address three times in a quarter of an hour, plus those before it counted as an attack.
  expect(compared).toBeGreaterThan(addresses.length / 2)
  expect(compared).toBeLessThanOrEqual(3 * addresses.length + 30)

  await until(() => inbox.mails.some(({ subject }) => subject === 'Many wrong passwords for your account'))
  const told = inbox.mails.filter(({ subject }) => subject === 'Many wrong passwords for your account')
  expect(told).toHaveLength(1)

  const links = linksIn(inbox.mails)
  // Three at once, one each ten minutes, and those that the known browser requested.
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
})

function linksIn(mails: readonly { text: string }[]): string[] {
  return mails.flatMap(({ text }) => text.match(/https:\S+\/auth\/reset-password\?\S+/g) ?? [])
}
