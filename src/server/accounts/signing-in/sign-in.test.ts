import { login } from '#contract/endpoints/accounts.ts'
import { hashInTurn } from '#server/accounts/passwords/hash-in-turn.ts'
import { bounds } from '#server/platform/bounds.ts'
import { expect, test } from '#server/testing/test.ts'

test('name and e-mail both sign in, in any case, and the answer is the user', async ({ make }) => {
  const anna = await make.user({ username: 'Anna', email: 'Anna@Example.org', password: 'secret-1' })
  for (const username of ['Anna', 'aNNA', 'anna@example.ORG', '  Anna ']) {
    const answer = await make.visitor().call(login, { body: { username, password: 'secret-1' } })
    expect(answer).toMatchObject({ status: 200, body: { id: anna.id, username: 'Anna', isAdmin: false } })
    expect(answer.body).not.toHaveProperty('passwordHash')
    expect(answer.body).not.toHaveProperty('iframeToken')
  }
})

test('a wrong password and an unknown user get the same answer, and take one hash each', async ({ make }) => {
  const ben = await make.user()
  const signIn = (username: string) =>
    make.visitor().post('/api/login', { username, password: 'not it at all' })
  const wrong = await signIn(ben.username)
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect((await signIn('nobody-of-this-name')).body).toEqual(wrong.body)

  // Without a hash an unknown user would be refused ten times faster; a full queue reveals callers that need no hash.
  const busy = Promise.withResolvers<void>()
  const hashes = Array.from({ length: bounds.hashesWaiting.stranger + 10 }, () =>
    hashInTurn('stranger', () => busy.promise).catch(() => {}),
  )
  try {
    for (const username of ['nobody-of-this-name', ben.username])
      expect(await signIn(username)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  } finally {
    busy.resolve()
    await Promise.all(hashes)
  }
})

test('taking an address as username does not lock out its owner', async ({ make }) => {
  await make.user({ username: 'carla@example.org', email: 'someone@example.org', password: 'secret-1' })
  const carla = await make.user({ username: 'carla', email: 'carla@example.org', password: 'secret-2' })
  const answer = await make
    .visitor()
    .post('/api/login', { username: 'carla@example.org', password: 'secret-2' })
  expect(answer).toMatchObject({ status: 200, body: { id: carla.id } })
})

test.for([
  ['de', 'Der Benutzername muss mindestens 3', 'Das Passwort muss mindestens 6 Zeichen lang sein'],
  ['en', 'Username must be at least 3 characters', 'Password must be at least 6 characters'],
] as const)(
  'invalid input is refused by field, in the reader’s language: %s',
  async ([language, ofName, ofPassword], { make }) => {
    const input = { username: 'ab', password: '12345' }
    const answer = await make.visitor({ language }).post('/api/login', input)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        issues: [
          { path: 'username', message: expect.stringContaining(ofName) },
          { path: 'password', message: ofPassword },
        ],
      },
    })
  },
)

test('refusals are in the reader’s language, German by default', async ({ make }) => {
  const input = { username: 'nobody', password: 'whatever' }
  const inGerman = await make.visitor().post('/api/login', input)
  const inEnglish = await make.visitor({ language: 'en' }).post('/api/login', input)
  const inFrench = await make
    .visitor()
    .with({ 'accept-language': 'fr, en;q=0.8, de;q=0.5' })
    .post('/api/login', input)
  expect(inGerman.body).toMatchObject({ message: 'Benutzername oder Passwort ist falsch.' })
  expect(inEnglish.body).toMatchObject({ message: 'The username or password is incorrect.' })
  expect(inFrench.body).toEqual(inEnglish.body)
})

test('no secret reaches the log at any level', async ({ start }) => {
  const { make, logs } = await start({ LOG_LEVEL: 'trace' })
  const dora = await make.user({ password: 'a very secret word' })
  const wrong = { username: dora.username, password: 'another secret word' }
  await make.visitor().post('/api/login?password=in-the-query', wrong)
  const answer = await make.visitor().post('/api/login', { ...wrong, password: dora.password })
  await dora.get('/api/user?token=in-the-query-too')
  await make
    .visitor()
    .with({ authorization: `Bearer ${dora.token}` })
    .get('/api/user')

  expect(logs.text()).toContain('/api/login')
  const cookie = /=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1]
  const secrets = [dora.password, wrong.password, dora.token, cookie, 'in-the-query', '$argon2id$']
  for (const secret of secrets) expect(logs.text()).not.toContain(secret)
})

test('the database contains neither password nor token', async ({ make, platform }) => {
  const emil = await make.user({ password: 'only Emil knows' })
  const { rows } = await platform.pool.query(
    `select u.password_hash, encode(s.token_hash, 'escape') as token_hash, length(s.token_hash) as bytes
     from users u join sessions s on s.user_id = u.id where u.id = $1`,
    [emil.id],
  )
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(rows[0].bytes).toBe(32)
  expect(rows[0].token_hash).not.toContain(emil.token)
})
