import { changePreferences, currentUser, login, logout } from '#contract/endpoints/accounts.ts'
import { verifyEmail } from '#contract/endpoints/recovery.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { expect, test } from '#server/testing/test.ts'

const body = { language: 'en' } as const

test.for([
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['an Origin that hides itself', { origin: 'null' }],
  ['the own host on another port', { origin: 'http://localhost:4000' }],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
] as const)('%s beside a cookie is refused, and nothing changes', async ([, headers], { make }) => {
  const anna = await make.user()
  const answer = await anna.with(headers).call(changePreferences, { body })
  expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(await anna.call(currentUser)).toMatchObject({ body: { language: 'de' } })
})

test.for([
  ['the own address', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['the host that was called', { origin: 'http://localhost', host: 'localhost' }],
  ['no browser at all', {}],
] as const)('a change from %s is let through', async ([, headers], { make }) => {
  const anna = await make.user()
  expect(await anna.with(headers).call(changePreferences, { body })).toMatchObject({ status: 200 })
})

test('a Bearer call from another website is allowed: browsers never add that header by themselves', async ({
  make,
}) => {
  const anna = await make.user()
  const elsewhere = { authorization: `Bearer ${anna.token}`, origin: 'https://cms.example.org' }
  const answer = await make.visitor().with(elsewhere).call(changePreferences, { body })
  expect(answer.status).toBe(200)
})

test('reading is allowed: the foreign site cannot read the answer', async ({ make }) => {
  const anna = await make.user()
  const answer = await anna.with({ origin: 'https://evil.example' }).call(currentUser)
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('another website can neither sign its visitor out nor in as somebody else', async ({ make }) => {
  const anna = await make.user()
  const body = { username: anna.username, password: anna.password }
  // Browsers do not send a Lax cookie with a foreign form, but the answer could still set one.
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const elsewhere = make.visitor().with(headers)
    for (const answer of [await elsewhere.call(logout), await elsewhere.call(login, { body })]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  }
})

test('a GET that changes something is only allowed for the app’s own code, not for a link, picture or typed address', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ isVerified: false })
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'verify_email' })
  const open = (site: string) =>
    make.visitor().with({ 'sec-fetch-site': site }).call(verifyEmail, { query: { token } })
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await open(site)).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(await anna.call(currentUser)).toMatchObject({ body: { isVerified: false } })
  expect(await open('same-origin')).toMatchObject({ status: 200 })
  expect(await anna.call(currentUser)).toMatchObject({ body: { isVerified: true } })
})
