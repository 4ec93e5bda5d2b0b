import { changePassword } from '#contract/endpoints/own-account.ts'
import {
  checkResetToken,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/endpoints/recovery.ts'
import { createToken, listTokens } from '#contract/endpoints/tokens.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { anonymiseAccount } from '#server/accounts/users/anonymise-account.ts'
import type { Platform } from '#server/platform/platform.ts'
import { statementsOf } from '#server/testing/statements-of.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bildwort@example.org',
}))

const newPassword = 'another horse battery'

test('a forgotten password gets the same answer whether or not there is an account', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ language: 'en' })
  const ask = (email: string) => make.visitor({ language: 'en' }).call(forgotPassword, { body: { email } })
  const known = await ask(anna.email.toUpperCase())
  const unknown = await ask('nobody@example.org')
  expect(known).toMatchObject({
    status: 200,
    body: { message: 'If an account with this e-mail exists, a link was sent' },
  })
  expect(unknown.body).toEqual(known.body)
  expect(await ordersOf(platform)).toEqual([
    { kind: 'reset_password', userId: anna.id },
    { kind: 'reset_password', userId: null },
  ])
})

test('a verification link is sent again only to users who need it', async ({ make, platform }) => {
  await platform.pool.query("delete from pgboss.job where name = 'send-mail'")
  const anna = await make.user({ isVerified: false })
  const ben = await make.user()
  for (const body of [
    { email: anna.email },
    { username: anna.username },
    { username: ben.username },
    { username: 'nobody' },
  ]) {
    expect((await make.visitor().call(resendVerification, { body })).status).toBe(200)
  }
  expect((await ordersOf(platform)).map(({ userId }) => userId)).toEqual([anna.id, anna.id, null, null])
})

// Response times must not reveal which accounts exist.
test('requesting a link takes the same work for known and unknown accounts', async ({ make }) => {
  const anna = await make.user({ isVerified: false })
  const forgot = (email: string) =>
    statementsOf(() => make.visitor().call(forgotPassword, { body: { email } }))
  const resend = (username: string) =>
    statementsOf(() => make.visitor().call(resendVerification, { body: { username } }))
  const forKnown = [await forgot(anna.email), await resend(anna.username)]
  expect([await forgot('nobody@example.org'), await resend('nobody')]).toEqual(forKnown)
  for (const statements of forKnown) expect(statements.join()).toMatch(/from "users".*pgboss/s)
})

test('checking a reset token does not use it up; using it ends every session and every other link', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ isVerified: false })
  const [token, older] = [await resetToken(platform, anna.id), await resetToken(platform, anna.id)]
  const look = (wanted: string) => make.visitor().call(checkResetToken, { query: { token: wanted } })
  const use = (wanted: string) => make.visitor().call(resetPassword, { body: { token: wanted, newPassword } })
  expect((await look(token)).status).toBe(200)
  expect((await look(token)).status).toBe(200)
  expect((await use(token)).status).toBe(204)
  expect((await anna.get('/api/user')).status).toBe(401)
  for (const spent of [token, older]) {
    expect(await look(spent)).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
    expect(await use(spent)).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
  }
  const signIn = (password: string) =>
    make.visitor().post('/api/login', { username: anna.username, password })
  expect((await signIn(anna.password)).status).toBe(401)
  // Receiving the mail verified the address.
  expect(await signIn(newPassword)).toMatchObject({ status: 200, body: { isVerified: true } })
})

test('a reset revokes the API tokens, records each, and is followed by its mail', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const ben = await make.user()
  const body = { name: 'Redaktion', scopes: ['account:read' as const], days: null }
  const made = [await anna.call(createToken, { body }), await anna.call(createToken, { body })]
  const others = await ben.call(createToken, { body })
  const ask = ({ body }: { body: object }) =>
    make
      .visitor()
      .with({ authorization: `Bearer ${(body as { text: string }).text}` })
      .get('/api/v1/account')
  for (const token of [...made, others]) expect((await ask(token)).status).toBe(200)
  const reset = { token: await resetToken(platform, anna.id), newPassword }
  expect((await make.visitor().call(resetPassword, { body: reset })).status).toBe(204)
  for (const token of made) {
    expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'token_revoked' } })
  }
  expect((await ask(others)).status).toBe(200)
  const { rows } = await platform.pool.query(
    `select actor_kind as actor, details->>'tokenId' as token from audit_events
     where kind = 'token_revoked' and actor_id = $1 order by id`,
    [anna.id],
  )
  const ids = made.map(({ body }) => String((body as { token: { id: number } }).token.id))
  expect(rows).toEqual(ids.map((token) => ({ actor: 'user', token })))
  expect((await ordersOf(platform)).at(-1)).toEqual({ kind: 'password_was_reset', userId: anna.id })
  expect((await ben.call(listTokens)).body[0]?.revokedAt).toBeNull()
})

test('of many uses of one reset token at once exactly one succeeds', async ({ make, platform }) => {
  const anna = await make.user()
  const token = await resetToken(platform, anna.id)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => make.visitor().call(resetPassword, { body: { token, newPassword } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400, 400, 400, 400])
})

test('an expired, invented or different token is invalid, and the reset refuses common passwords', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const token = await resetToken(platform, anna.id)
  const common = await make.visitor().call(resetPassword, { body: { token, newPassword: 'baseball' } })
  expect(common).toMatchObject({ status: 400, body: { code: 'password_too_common' } })
  await platform.pool.query('update account_tokens set expires_at = now() where user_id = $1', [anna.id])
  const other = await issueToken(platform.db, { userId: anna.id, kind: 'verify_email' })
  for (const wrong of [token, other, 'x'.repeat(43)]) {
    const answer = await make.visitor().call(checkResetToken, { query: { token: wrong } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
  }
})

test('the links of a deleted account stop working', async ({ make, platform }) => {
  const anna = await make.user()
  await platform.db.transaction((tx) => anonymiseAccount(tx, anna.id))
  // As left by a mail that was being sent in the meantime.
  const reset = await resetToken(platform, anna.id)
  const verify = await issueToken(platform.db, { userId: anna.id, kind: 'verify_email' })
  const body = { token: reset, newPassword }
  expect(await make.visitor().call(resetPassword, { body })).toMatchObject({ status: 400 })
  expect(await make.visitor().call(verifyEmail, { query: { token: verify } })).toMatchObject({ status: 400 })
})

test('a verification link verifies, and gives the same answer when it is opened again', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ isVerified: false })
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'verify_email' })
  const open = (wanted: string) => make.visitor().call(verifyEmail, { query: { token: wanted } })
  expect((await open(token)).status).toBe(200)
  expect((await anna.get<{ isVerified: boolean }>('/api/user')).body.isVerified).toBe(true)
  expect((await open(token)).status).toBe(200)
  await platform.pool.query('update account_tokens set expires_at = now() where user_id = $1', [anna.id])
  expect(await open(token)).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
  expect(await open('x'.repeat(43))).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
})

test('a password change ends the other sessions and the links, and keeps the caller’s own', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const elsewhere = await make
    .visitor()
    .post('/api/login', { username: anna.username, password: anna.password })
  const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? ''
  const token = await resetToken(platform, anna.id)
  const change = (currentPassword: string, wanted = newPassword) =>
    anna.call(changePassword, { body: { currentPassword, newPassword: wanted } })
  expect(await change('not the password')).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect(await change(anna.password, 'baseball')).toMatchObject({
    status: 400,
    body: { code: 'password_too_common' },
  })
  expect(await change(anna.password, 'short')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const bearer = make.visitor().with({ authorization: `Bearer ${anna.token}` })
  const changed = await change(anna.password)
  expect(changed.status).toBe(204)
  const [renewed] = [changed.headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '')
  expect(renewed).toMatch(/^bildwort_session=/)
  expect((await anna.with({ cookie: renewed! }).get('/api/user')).status).toBe(200)
  // Whoever stole the old token has no access any more.
  for (const former of [anna, bearer]) expect((await former.get('/api/user')).status).toBe(401)
  expect((await make.visitor().with({ cookie }).get('/api/user')).status).toBe(401)
  expect((await make.visitor().call(checkResetToken, { query: { token } })).status).toBe(400)
})

test('a password change keeps a Bearer session, whose token could not be renewed', async ({ make }) => {
  const anna = await make.user()
  // A frame can send both, from the same sign-in.
  const frame = anna.with({ authorization: `Bearer ${anna.token}` })
  const body = { currentPassword: anna.password, newPassword }
  const changed = await frame.call(changePassword, { body })
  expect(changed).toMatchObject({ status: 204, body: undefined })
  expect(String(changed.headers['set-cookie'])).not.toContain('bildwort_session')
  expect((await frame.get('/api/user')).status).toBe(200)
})

function resetToken({ db }: Platform, userId: number): Promise<string> {
  return issueToken(db, { userId, kind: 'reset_password' })
}

async function ordersOf({ pool }: Platform): Promise<{ kind: string; userId: number | null }[]> {
  const { rows } = await pool.query(
    "select data from pgboss.job where name = 'send-mail' order by created_on, id",
  )
  return rows.map(({ data }) => data)
}
