import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { invite as inviteByMail } from '#contract/endpoints/invitations.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { createFirstAdmin } from '#server/accounts/registering/create-first-admin.ts'
import type { Database } from '#server/platform/open-database.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { type Claims, startIssuerStandIn } from '#stand-ins/issuer/start-issuer-stand-in.ts'
import { callbackPath } from './open-issuer.ts'
import { openBrowser } from './testing/open-browser.ts'

const home = 'http://localhost:3000'
const ofOperator = 'a horse of the operator'

const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('issuer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const issuer = await startIssuerStandIn()
    issuer.allowRedirect(home + callbackPath)
    onCleanup(issuer.close)
    return issuer
  })
  .extend('environment', { scope: 'file' }, ({ issuer }) => ({
    PUBLIC_URL: home,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    OIDC_ADMIN_GROUP: 'staff',
    ADMIN_PASSWORD: ofOperator,
  }))

/** A person at the issuer, with an address of their own. */
function somebody(people: Map<string, Claims>, claims: Claims = {}) {
  const subject = `s-${randomUUID().slice(0, 8)}`
  const email = claims.email ?? `${subject}@example.org`
  people.set(subject, { email, email_verified: true, preferred_username: subject, ...claims })
  return { subject, email }
}

test('a new person gets an account at the first sign-in, and the same one at the next', async ({
  app,
  issuer,
  platform,
}) => {
  const { subject, email } = somebody(issuer.people, { locale: 'en-GB' })
  const first = openBrowser(app)
  expect(await first.signIn(subject)).toBe('/')
  const anna = await first.user()
  expect(anna).toMatchObject({
    username: subject,
    email,
    isVerified: true,
    language: 'en',
    creditBalance: 500,
  })
  const second = openBrowser(app)
  expect(await second.signIn(subject, '?to=konto')).toBe('/konto')
  expect((await second.user()).id).toBe(anna.id)
  expect(await listRecords(platform.db, anna.id)).toEqual([
    'registered',
    'single_sign_on_linked',
    'signed_in_by_issuer',
    'signed_in_by_issuer',
  ])
  expect((await second.app('GET', '/api/user/single-sign-on')).body).toMatchObject({
    hasPassword: false,
    // The issuer says when somebody signed in only if it is asked to.
    isFresh: false,
  })
})

/** The audit events by or about a user, in order. */
async function listRecords(db: Database, userId: number): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select kind from audit_events where actor_id = ${userId} or subject_id = ${userId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

test('another browser, another browser’s state and a repeated answer are refused', async ({
  app,
  issuer,
}) => {
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  const answer = await browser.answer(await browser.start(), subject)
  const stranger = openBrowser(app)
  await stranger.start()
  expect((await stranger.app('GET', answer)).location).toBe('/auth?sso=expired')
  const otherState = answer.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)
  expect((await browser.app('GET', otherState)).location).toBe('/auth?sso=expired')
  const kept = new Map(browser.cookies)
  expect((await browser.app('GET', answer)).location).toBe('/')
  const thief = openBrowser(app)
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect((await thief.app('GET', answer)).location).toBe('/auth?sso=expired')
})

test.for(['nonce', 'code_challenge'])(
  'an answer for another %s is refused',
  async (name, { app, issuer }) => {
    const { subject } = somebody(issuer.people)
    const browser = openBrowser(app)
    const url = new URL(await browser.start())
    url.searchParams.set(name, 'M'.repeat(43))
    const answer = await browser.answer(url.href, subject)
    expect((await browser.app('GET', answer)).location).toBe('/auth?sso=failed')
  },
)

test('two tabs sign in independently, the later one first', async ({ app, issuer }) => {
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  const [first, second] = [await browser.start(), await browser.start('?to=konto')]
  const [answerOfFirst, answerOfSecond] = [
    await browser.answer(first, subject),
    await browser.answer(second, subject),
  ]
  expect((await browser.app('GET', answerOfSecond)).location).toBe('/konto')
  expect((await browser.app('GET', answerOfFirst)).location).toBe('/')
})

test('of many first sign-ins at once one creates the account, and the others sign in to it', async ({
  app,
  issuer,
  platform,
}) => {
  const { subject } = somebody(issuer.people)
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = openBrowser(app)
      return { browser, answer: await browser.answer(await browser.start(), subject) }
    }),
  )
  const ends = await Promise.all(browsers.map(({ browser, answer }) => browser.app('GET', answer)))
  expect(ends.map(({ location }) => location)).toEqual(['/', '/', '/', '/'])
  const ids = await Promise.all(browsers.map(async ({ browser }) => (await browser.user()).id))
  expect(new Set(ids).size).toBe(1)
  const records = await listRecords(platform.db, ids[0])
  expect(records.filter((kind) => kind !== 'signed_in_by_issuer')).toEqual([
    'registered',
    'single_sign_on_linked',
  ])
})

test('new keys of the issuer are accepted between two sign-ins', async ({ app, issuer }) => {
  const { subject } = somebody(issuer.people)
  expect(await openBrowser(app).signIn(subject)).toBe('/')
  issuer.rotateKeys()
  expect(await openBrowser(app).signIn(subject)).toBe('/')
})

test('a cancelled sign-in and one in a frame are explained', async ({ app, issuer }) => {
  somebody(issuer.people)
  expect(await openBrowser(app).signIn('')).toBe('/auth?sso=cancelled')
  expect(await openBrowser(app, { 'sec-fetch-dest': 'iframe' }).start()).toBe('/auth?sso=needs_window')
})

test('an address that the issuer has not verified creates no account and matches none', async ({
  app,
  issuer,
  make,
}) => {
  const anna = await make.user()
  for (const claims of [
    { email_verified: false },
    { email_verified: false, email: anna.email },
    { email: '-' },
  ]) {
    const { subject } = somebody(issuer.people, claims)
    expect(await openBrowser(app).signIn(subject)).toBe('/auth?sso=unverified_address')
  }
})

test('an account with the address is linked only after its password was given', async ({
  app,
  issuer,
  make,
  platform,
}) => {
  const anna = await make.user({ password: 'a horse with a battery' })
  const { subject } = somebody(issuer.people, { email: anna.email.toUpperCase() })
  const browser = openBrowser(app)
  expect(await browser.signIn(subject)).toBe('/auth?sso=account_exists')
  const link = (password: string) => browser.app('POST', '/api/login/oidc/link', { password })
  expect((await browser.app('GET', '/api/user')).status).toBe(401)
  expect((await link('not the password')).body).toMatchObject({ code: 'invalid_credentials' })
  expect((await link(anna.password)).body).toMatchObject({ id: anna.id })
  expect((await link(anna.password)).body).toMatchObject({ code: 'single_sign_on_expired' })
  expect(await openBrowser(app).signIn(subject)).toBe('/')
  expect(await listRecords(platform.db, anna.id)).toEqual([
    'sign_in_refused',
    'single_sign_on_linked',
    'signed_in_by_issuer',
    'signed_in_by_issuer',
  ])
})

test('an account without a verified address or without a password is not linked by its address', async ({
  app,
  issuer,
  make,
}) => {
  const squatter = await make.user({ isVerified: false })
  const { subject } = somebody(issuer.people, { email: squatter.email })
  expect(await openBrowser(app).signIn(subject)).toBe('/auth?sso=account_not_linkable')
})

test('a signed-in user links and unlinks the account, with the password', async ({ app, issuer, make }) => {
  const anna = await make.user({ password: 'a horse with a battery' })
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  browser.cookies.set('bildwort_session', anna.token)
  const ask = (method: 'POST' | 'DELETE', password: string) =>
    browser.app(method, '/api/user/single-sign-on', { password })
  expect((await ask('POST', 'not the password')).body).toMatchObject({ code: 'wrong_password' })
  const answer = await browser.answer((await ask('POST', anna.password)).body.url, subject)
  // A person who was handed the answer cannot link it to their own account, nor to Anna's.
  expect((await openBrowser(app).app('GET', answer)).location).toBe('/auth?sso=expired')
  expect((await browser.app('GET', answer)).location).toBe('/konto?sso=linked')
  expect(await openBrowser(app).signIn(subject)).toBe('/')

  const berta = openBrowser(app)
  const { token, password } = await make.user({ password: 'another horse' })
  berta.cookies.set('bildwort_session', token)
  const { body } = await berta.app('POST', '/api/user/single-sign-on', { password })
  expect((await berta.app('GET', await berta.answer(body.url, subject))).location).toBe(
    '/konto?sso=linked_elsewhere',
  )

  expect((await ask('DELETE', anna.password)).status).toBe(204)
  expect((await browser.app('GET', '/api/user/single-sign-on')).body).toMatchObject({ linkedAt: null })
})

test('the group grants and revokes the administrator role, but not of user 1 or the last administrator', async ({
  app,
  issuer,
  platform,
  make,
}) => {
  const root = await make.user({ isAdmin: true })
  const { subject } = somebody(issuer.people, { groups: ['staff', 'others'] })
  const browser = openBrowser(app)
  await browser.signIn(subject)
  const { id, isAdmin } = await browser.user()
  expect(isAdmin).toBe(true)
  issuer.people.set(subject, { groups: ['others'] })
  await browser.signIn(subject)
  expect((await browser.user()).isAdmin).toBe(false)
  expect(await listRecords(platform.db, id)).toEqual([
    'registered',
    'single_sign_on_linked',
    'admin_granted_by_group',
    'signed_in_by_issuer',
    'admin_revoked_by_group',
    'signed_in_by_issuer',
  ])

  issuer.people.set(subject, { groups: ['staff'] })
  await browser.signIn(subject)
  await platform.pool.query('update users set is_admin = false where id = $1', [root.id])
  // A suspended administrator cannot readmit anybody.
  const suspended = await make.user({ isAdmin: true })
  await platform.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  issuer.people.set(subject, {})
  await browser.signIn(subject)
  expect((await browser.user()).isAdmin).toBe(true)

  await createFirstAdmin(platform)
  const first = somebody(issuer.people)
  await platform.pool.query('insert into oidc_identities (issuer, subject, user_id) values ($1, $2, 1)', [
    issuer.issuer,
    first.subject,
  ])
  const operator = openBrowser(app)
  expect(await operator.signIn(first.subject)).toBe('/')
  expect(await operator.user()).toMatchObject({ id: 1, isAdmin: true })
})

test('a user without a password deletes the account in a fresh session, and registers again without a second credit', async ({
  app,
  issuer,
  platform,
}) => {
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  await browser.signIn(subject)
  const { id } = await browser.user()
  await platform.pool.query(
    "update sessions set created_at = now() - interval '16 minutes' where user_id = $1",
    [id],
  )
  expect((await browser.app('DELETE', '/api/user', {})).body).toMatchObject({ code: 'fresh_sign_in_needed' })
  await browser.signIn(subject, '?to=konto&fresh=1')
  expect((await browser.app('GET', '/api/user/export')).body).toMatchObject({
    singleSignOn: [{ issuer: issuer.issuer, subject }],
  })
  expect((await browser.app('DELETE', '/api/user', {})).status).toBe(204)
  const again = openBrowser(app)
  expect(await again.signIn(subject)).toBe('/')
  const next = await again.user()
  expect(next.id).not.toBe(id)
  expect(next.creditBalance).toBe(0)
})

test('the issuer’s existing session confirms nothing: without a password only a new sign-in there does', async ({
  issuer,
  platform,
  start,
}) => {
  const { app } = await start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bildwort@example.org' })
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  const acts = async () => [
    await browser.app('POST', '/api/user/address-change', { email: `other-${subject}@example.org` }),
    await browser.app('POST', '/api/user/second-factor/totp', {}),
    await browser.app('POST', '/api/user/passkeys/options', {}),
    await browser.app('DELETE', '/api/user', {}),
  ]
  const late = { status: 403, body: { code: 'fresh_sign_in_needed' } }
  issuer.backdate(16 * 60)
  await browser.signIn(subject)
  issuer.backdate(0)
  const { id } = await browser.user()
  const old = "update sessions set created_at = now() - interval '16 minutes' where user_id = $1"
  await platform.pool.query(old, [id])
  expect(await acts()).toMatchObject([late, late, late, late])
  expect(await browser.signIn(subject)).toBe('/')
  expect(await acts()).toMatchObject([late, late, late, late])
  expect((await browser.app('GET', '/api/user/single-sign-on')).body).toMatchObject({ isFresh: false })
  expect(await browser.signIn(subject, '?to=konto&fresh=1')).toBe('/konto')
  expect((await browser.app('GET', '/api/user/single-sign-on')).body).toMatchObject({ isFresh: true })
  expect((await acts()).map(({ status }) => status)).toEqual([204, 201, 200, 204])
})

test.for([
  ['says nothing of when', { prompt: null, max_age: null }],
  ['says that it was long ago', { prompt: null, max_age: '86400' }],
] as const)(
  'a sign-in that should be fresh does not count if the issuer %s',
  async ([, changed], { app, issuer }) => {
    const { subject } = somebody(issuer.people)
    const browser = openBrowser(app)
    issuer.backdate(16 * 60)
    await browser.signIn(subject)
    issuer.backdate(0)
    // Whoever uses the browser can change the address of the request to the issuer.
    const asking = new URL(await browser.start('?to=konto&fresh=1'))
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) asking.searchParams.delete(name)
      else asking.searchParams.set(name, value)
    }
    const answer = await browser.answer(asking.href, subject)
    expect((await browser.app('GET', answer)).location).toBe('/konto?sso=not_fresh')
    expect((await browser.app('DELETE', '/api/user', {})).body).toMatchObject({
      code: 'fresh_sign_in_needed',
    })
  },
)

test('a user without a password changes the address and sets up a factor in a fresh session', async ({
  issuer,
  platform,
  start,
}) => {
  const { app } = await start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bildwort@example.org' })
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(app)
  await browser.signIn(subject)
  const { id } = await browser.user()
  await platform.pool.query(
    "update sessions set created_at = now() - interval '16 minutes' where user_id = $1",
    [id],
  )
  const change = { email: `other-${subject}@example.org` }
  const late = { status: 403, body: { code: 'fresh_sign_in_needed' } }
  expect(await browser.app('POST', '/api/user/address-change', change)).toMatchObject(late)
  expect(await browser.app('POST', '/api/user/second-factor/totp', {})).toMatchObject(late)
  expect(await browser.app('POST', '/api/user/passkeys/options', {})).toMatchObject(late)
  await browser.signIn(subject, '?to=konto&fresh=1')
  expect((await browser.app('POST', '/api/user/address-change', change)).status).toBe(204)
  expect((await browser.app('POST', '/api/user/second-factor/totp', {})).status).toBe(201)
  expect((await browser.app('POST', '/api/user/passkeys/options', {})).status).toBe(200)
})

test('an address of another domain gets no new account, but existing accounts continue', async ({
  app,
  issuer,
  start,
}) => {
  const site = await start({
    REGISTRATION: 'invitation',
    REGISTRATION_DOMAINS: 'example.org',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bildwort@example.org',
  })
  const [inside, outside, before] = ['in@EXAMPLE.org', 'out@mail.example.org', 'was@example.net'].map(
    (email) => somebody(issuer.people, { email }).subject,
  ) as [string, string, string]
  expect(await openBrowser(app).signIn(before)).toBe('/')
  expect(await openBrowser(site.app).signIn(before)).toBe('/')
  expect(await openBrowser(site.app).signIn(outside)).toBe('/auth?sso=address_not_allowed')
  expect(await openBrowser(site.app).signIn(inside)).toBe('/')
})

test('an unavailable issuer is reported, does not affect passwords, and is asked again at the next sign-in', async ({
  app,
  issuer,
  make,
  start,
}) => {
  const { subject } = somebody(issuer.people)
  issuer.setDown(true)
  // Another process, which has not read the issuer's metadata yet.
  const other = await start()
  expect(await openBrowser(other.app).signIn(subject)).toBe('/auth?sso=unreachable')
  const anna = await make.user({ password: 'a horse with a battery' })
  const credentials = { username: anna.username, password: anna.password }
  expect((await openBrowser(other.app).app('POST', '/api/login', credentials)).status).toBe(200)
  issuer.setDown(false)
  expect(await openBrowser(other.app).signIn(subject)).toBe('/')
  expect(await openBrowser(app).signIn(subject)).toBe('/')
})

test('if single sign-on is the only way, a password works for user 1 alone', async ({
  make,
  start,
  platform,
}) => {
  const only = await start({ OIDC_ONLY: 'true' })
  const visitor = openBrowser(only.app)
  const anna = await make.user({ password: 'a horse with a battery' })
  const { username, email, password } = anna
  const refused = { status: 403, body: { code: 'single_sign_on_only' } }
  expect(await visitor.app('POST', '/api/login', { username, password })).toMatchObject(refused)
  const registration = { username: 'somebody', email: 'new@example.org', password, language: 'de' }
  expect(await visitor.app('POST', '/api/register', registration)).toMatchObject(refused)
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
  const reset = { token, newPassword: 'another horse battery' }
  expect(await visitor.app('POST', '/api/auth/reset-password', reset)).toMatchObject(refused)
  expect((await visitor.app('POST', '/api/auth/forgot-password', { email })).status).toBe(200)
  const body = { addresses: ['invited@example.org'], language: 'de' as const }
  const invited = await (await make.user({ isAdmin: true })).call(inviteByMail, { body })
  const invitation = new URL(invited.body.answers[0]!.link!).searchParams.get('token')
  const accepted = {
    token: invitation,
    username: 'invited',
    password: 'another horse battery',
    language: 'de',
  }
  expect(await visitor.app('POST', '/api/auth/invitation', accepted)).toMatchObject(refused)
  await createFirstAdmin(platform)
  expect((await visitor.app('POST', '/api/login', { username: 'admin', password: ofOperator })).status).toBe(
    200,
  )
  expect((await visitor.app('GET', '/api/settings')).body.singleSignOn).toMatchObject({ isOnly: true })
})

test('a second factor is required after the issuer as well', async ({ app, issuer, start }) => {
  const strict = await start({ SECOND_FACTOR: 'all' })
  const { subject } = somebody(issuer.people)
  const browser = openBrowser(strict.app)
  expect(await browser.signIn(subject)).toBe('/auth?sso=half')
  expect((await browser.app('GET', '/api/user')).status).toBe(401)
  expect((await browser.app('GET', '/api/login/second-factor')).body).toMatchObject({ awaits: 'enrolment' })
  // If it is not required, the same sign-in is complete.
  expect(await openBrowser(app).signIn(subject)).toBe('/')
})
