import { login } from '#contract/endpoints/accounts.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { register } from '#contract/endpoints/registering.ts'
import { anonymiseAccount } from '#server/accounts/users/anonymise-account.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { startRecaptchaStandIn } from '#stand-ins/recaptcha/start-recaptcha-stand-in.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bildwort@example.org',
}))

const input = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'horse battery',
  language: 'en' as const,
})

test('a new user is signed in at once, waits for a key, and every administrator is notified', async ({
  make,
  platform,
}) => {
  const admins = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const answer = await make.visitor().call(register, { body: input('Anna') })
  expect(answer).toMatchObject({
    status: 201,
    body: {
      username: 'Anna',
      email: 'Anna@example.org',
      language: 'en',
      isVerified: false,
      isAdmin: false,
      apiKeys: [],
    },
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  expect((await make.visitor().with({ cookie }).get('/api/user')).status).toBe(200)
  for (const admin of admins) {
    const { body } = await admin.call(listNotifications)
    expect(body).toMatchObject([{ type: 'new_user_registered', read: false }])
    expect(JSON.parse(body[0]!.content)).toMatchObject({ username: 'Anna', email: 'Anna@example.org' })
  }
  const { rows } = await platform.pool.query("select data from pgboss.job where name = 'send-mail'")
  expect(rows).toContainEqual({ data: { kind: 'verify_email', userId: answer.body.id } })
})

test('a taken name or address is refused, in any case, also for the slower of two registrations', async ({
  make,
}) => {
  await make.visitor().call(register, { body: input('Berta') })
  const again = (more: object) => make.visitor().post('/api/register', { ...input('other'), ...more })
  expect(await again({ username: 'bERTA' })).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  expect(await again({ email: 'BERTA@example.org' })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  })

  const both = await Promise.all([1, 2, 3].map(() => make.visitor().post('/api/register', input('carla'))))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test.for([
  [{ email: 'no address' }, 'email', 'Please enter a valid email address'],
  [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  [{ username: 'a@example.org' }, 'username', 'Username must not contain @'],
  [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  [{ language: 'fr' }, 'language', /./],
] as const)('%o is refused at its field', async ([more, path, message], { make }) => {
  const answer = await make.visitor({ language: 'en' }).post('/api/register', { ...input('dora'), ...more })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      issues: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    },
  })
})

test('users can set only their name, address, password and language', async ({ make }) => {
  const more = { id: 1, isAdmin: true, isVerified: true, creditBalance: 1_000_000, passwordHash: 'none' }
  const answer = await make.visitor().post('/api/register', { ...input('frieda'), ...more })
  const asked = { status: 201, body: { isAdmin: false, isVerified: false, creditBalance: 500 } }
  expect(answer).toMatchObject(asked)
  const anna = await make.user()
  expect((await anna.patch('/api/user', { language: 'en', ...more })).status).toBe(200)
  expect(await anna.get('/api/user')).toMatchObject({ body: { id: anna.id, isAdmin: false } })
})

test.for([
  'password1',
  'Baseball',
  'dora-the-first',
  'aaaaaaaa',
  '1'.repeat(40),
  'ß'.repeat(9),
  'Bildwort!!',
  'bildwort2026!',
  'bildwort-bildwort',
])('the password %s is too common', async (password, { make }) => {
  const answer = await make.visitor().post('/api/register', { ...input('dora-the-first'), password })
  expect(answer).toMatchObject({ status: 400, body: { code: 'password_too_common' } })
})

test('if addresses must be verified, sign-in is refused before that, and the refusal says why', async ({
  start,
}) => {
  const { make, platform } = await start({ REQUIRE_EMAIL_VERIFICATION: 'true' })
  const answer = await make.visitor().call(register, { body: input('emil') })
  expect(answer).toMatchObject({ status: 201, body: { isVerified: false } })
  expect(answer.headers).not.toHaveProperty('set-cookie')

  const signIn = (password: string) => make.visitor().call(login, { body: { username: 'emil', password } })
  expect(await signIn('horse battery')).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified', message: 'E-Mail-Adresse nicht bestätigt', needsVerification: true },
  })
  expect(await signIn('not the password')).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  })
  await platform.pool.query('update users set is_verified = true where id = $1', [answer.body.id])
  expect((await signIn('horse battery')).status).toBe(200)
})

test('reCAPTCHA is checked if it is on, and only a human’s answer counts', async ({ start }) => {
  await using recaptcha = await startRecaptchaStandIn({ secret: 'secret-of-the-site' })
  const { make } = await start({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-of-the-site',
    RECAPTCHA_VERIFY_URL: recaptcha.verifyUrl,
  })
  const token = async () => {
    const response = await fetch(`${recaptcha.url}/recaptcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ sitekey: 'site-key', action: 'register' }),
    })
    return (await response.text()).replace(/^.*"token":"([^"]+)".*$/s, '$1')
  }
  const attempt = async (username: string, recaptchaToken?: string) =>
    (await make.visitor().post<{ code?: string }>('/api/register', { ...input(username), recaptchaToken }))
      .body.code

  expect(await attempt('fritz')).toBe('recaptcha_failed')
  expect(await attempt('fritz', 'made-up')).toBe('recaptcha_failed')
  recaptcha.set({ score: 0.1 })
  expect(await attempt('fritz', await token())).toBe('recaptcha_failed')
  recaptcha.set({ score: 0.9 })
  expect(await attempt('fritz', await token())).toBeUndefined()
})

test('registration is refused while reCAPTCHA is unreachable, and the log says so', async ({ start }) => {
  const { make, logs } = await start({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-of-the-site',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  })
  const body = { ...input('heidi'), recaptchaToken: 'token-of-a-person' }
  expect(await make.visitor().call(register, { body })).toMatchObject({
    status: 400,
    body: { code: 'recaptcha_failed' },
  })
  expect(logs.lines()).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'reCAPTCHA could not be reached' }),
  )
})

test('registering in a frame returns a Bearer token', async ({ start }) => {
  const { make } = await start({ EMBED_ORIGINS: 'https://cms.example.org' })
  const { body } = await make.visitor().call(register, { body: input('ida') })
  const bearer = make.visitor().with({ authorization: `Bearer ${body.iframeToken}` })
  expect(await bearer.get('/api/user')).toMatchObject({ status: 200, body: { username: 'ida' } })
})

test('name and address of a deleted account are free again', async ({ make, platform }) => {
  const first = await make.visitor().call(register, { body: input('jan') })
  await platform.db.transaction((tx) => anonymiseAccount(tx, first.body.id))
  const second = await make.visitor().call(register, { body: input('jan') })
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
})

test('the administrator has id 1 although a user registered before', async ({ start }) => {
  const { make, platform } = await start()
  const answer = await make.visitor().call(register, { body: input('gustav') })
  expect(answer.body.id).toBeGreaterThan(1)
  const { rows } = await platform.pool.query('select count(*)::int as count from users where id = 1')
  expect(rows).toEqual([{ count: 0 }])
})
