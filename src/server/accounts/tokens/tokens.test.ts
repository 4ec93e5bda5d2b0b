import { apiLimits } from '#contract/api-limits.ts'
import { changePassword } from '#contract/endpoints/own-account.ts'
import * as calls from '#contract/endpoints/tokens.ts'
import { expect, test } from '#server/testing/test.ts'
import { isTokenText } from './token-text.ts'

const input = { name: ' Redaktion ', scopes: ['jobs:write', 'jobs:read'] as const, days: 30 as const }
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith('bildwort_session='))!
    .split(';')[0]!
const body = (over: object = {}) => ({ body: { ...input, ...over } as never })

test('a token is shown once, and stored as a hash with its first characters', async ({ make, platform }) => {
  const anna = await make.user()
  const made = await anna.call(calls.createToken, body({ monthlyCapCents: 2_500 }))
  const { text, token } = made.body as { text: string; token: object }
  expect(made.status).toBe(201)
  expect(isTokenText(text)).toBe(true)
  expect(token).toEqual({
    id: expect.any(Number),
    name: 'Redaktion',
    start: text.slice(0, 12),
    isTest: false,
    scopes: ['jobs:read', 'jobs:write'],
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    revokedAt: null,
    lastUsedAt: null,
    monthlyCapCents: 2_500,
    spentThisMonthCents: 0,
  })
  expect((await anna.call(calls.listTokens)).body).toEqual([token])
  const { rows } = await platform.pool.query(
    'select api_tokens::text as row from api_tokens where user_id = $1',
    [anna.id],
  )
  expect(rows[0].row).not.toContain(text)
})

test('a token belongs to its owner, and stops working once it is revoked', async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const { body: made } = await anna.call(calls.createToken, body({ days: null }))
  const params = { id: (made as { token: { id: number } }).token.id }
  expect((await admin.call(calls.listTokens)).body).toEqual([])
  expect((await admin.call(calls.revokeToken, { params })).status).toBe(404)
  expect((await anna.call(calls.revokeToken, { params })).status).toBe(204)
  expect((await anna.call(calls.revokeToken, { params })).status).toBe(404)
})

test('ended tokens are listed after valid ones, with how they ended', async ({ make, platform }) => {
  const anna = await make.user()
  for (const name of ['old', 'good', 'lost']) await anna.call(calls.createToken, body({ name }))
  const listed = async () => (await anna.call(calls.listTokens)).body
  const lost = (await listed()).find(({ name }) => name === 'lost')!
  await anna.call(calls.revokeToken, { params: { id: lost.id } })
  await platform.pool.query(
    `update api_tokens set expires_at = now() - interval '1 hour' where user_id = $1 and name = 'old'`,
    [anna.id],
  )
  expect(await listed()).toMatchObject([
    { name: 'good', revokedAt: null },
    { name: 'lost', revokedAt: expect.any(String) },
    { name: 'old', revokedAt: null },
  ])
})

test('administrators see the start of tokens, and revoking them is recorded', async ({ make, platform }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const { body: made } = await anna.call(calls.createToken, body())
  const { id: tokenId, start } = made.token
  const params = { id: anna.id, tokenId }
  expect((await admin.call(calls.listTokensOfUser, { params })).body).toEqual([
    { id: tokenId, name: 'Redaktion', start, lastUsedAt: null },
  ])
  // Another user's token under this user's address.
  const astray = { id: admin.id, tokenId }
  expect((await admin.call(calls.revokeTokenOfUser, { params: astray })).status).toBe(404)
  expect((await admin.call(calls.revokeTokenOfUser, { params })).status).toBe(204)
  expect((await admin.call(calls.listTokensOfUser, { params })).body).toEqual([])
  expect((await admin.call(calls.listTokensOfUser, { params: { id: 2 ** 30 } })).status).toBe(404)
  const { rows } = await platform.pool.query(
    `select actor_id, details from audit_events where kind = 'token_revoked' and subject_id = $1`,
    [anna.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id, details: { tokenId, start } }])
})

test('concurrent creations never exceed the limit per user', async ({ make, platform }) => {
  const anna = await make.user()
  await platform.pool.query(
    `insert into api_tokens (user_id, token_hash, start, name, scopes)
      select $1, sha256(number::text::bytea), 'bw_live_0000', 'Nummer ' || number, '{jobs:read}'
      from generate_series(1, $2) number`,
    [anna.id, apiLimits.tokensPerUser - 2],
  )
  const answers = await Promise.all(Array.from({ length: 5 }, () => anna.call(calls.createToken, body())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
})

test.for([
  ['without a name', { name: ' ' }],
  ['without a scope', { scopes: [] }],
  ['with a scope that there is not', { scopes: ['jobs:delete'] }],
  ['for days that cannot be chosen', { days: 31 }],
  ['with a cap below nothing', { monthlyCapCents: -1 }],
] as const)('%s no token is made', async ([, wrong], { make }) => {
  const anna = await make.user()
  const answer = await anna.call(calls.createToken, body(wrong))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('a password change revokes the tokens if its owner asks for it', async ({ make }) => {
  const password = 'a horse with a battery'
  const anna = await make.user({ password })
  await anna.call(calls.createToken, body())
  const other = 'another horse battery'
  const change = { currentPassword: password, newPassword: other }
  const kept = await anna.call(changePassword, { body: change })
  const again = anna.with({ cookie: cookieOf(kept) })
  expect((await again.call(calls.listTokens)).body).toMatchObject([{ revokedAt: null }])
  const ended = await again.call(changePassword, {
    body: { currentPassword: other, newPassword: password, endsTokens: true },
  })
  const last = anna.with({ cookie: cookieOf(ended) })
  expect((await last.call(calls.listTokens)).body).toMatchObject([{ revokedAt: expect.any(String) }])
})
