import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'

const test = plainTest
  // No provider is called: with keys an account can order pictures.
  .extend('environment', { scope: 'file' }, () => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
  }))
  .extend('anna', { scope: 'file' }, async ({ make, platform }) => {
    const { id, token: session } = await make.user()
    const scopes = ['account:read', 'images:read', 'images:write', 'webhooks:write'] as const
    const input = { name: 'Test', scopes: [...scopes], days: null, monthlyCapCents: null }
    const makeToken = async () => (await createToken(platform, userAt(id, '192.0.2.7'), input)).text
    return { session, token: await makeToken(), other: await makeToken() }
  })

const hook = { url: 'https://example.org/hook', events: ['job.failed'] }

test('answers to tokens and sessions are not cached on the way, however their address is written', async ({
  make,
  anna,
}) => {
  const byToken = make.visitor().with({ authorization: `Bearer ${anna.token}` })
  const bySession = make.visitor().with({ authorization: `Bearer ${anna.session}` })
  for (const read of [byToken.get('/%61pi/v1/account'), bySession.get('/%61pi/user')])
    expect(await read).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

test.for([
  {
    sent: 'two tokens that differ',
    of: ({ token, other }) => [`Bearer ${token}`, other],
    code: 'tokens_differ',
  },
  { sent: 'the same token twice', of: ({ token }) => [`Bearer ${token}`, token] },
  { sent: 'Basic of a proxy beside X-Api-Key', of: ({ token }) => ['Basic YTpi', token] },
  { sent: 'more than one blank behind Bearer', of: ({ token }) => [`bearer  ${token}`, ''] },
  { sent: 'a token without Bearer', of: ({ token }) => [token, ''], code: 'token_missing' },
  { sent: 'Bearer in X-Api-Key', of: ({ token }) => ['', `Bearer ${token}`], code: 'token_mistyped' },
  { sent: 'nothing in X-Api-Key', of: () => ['', ''], code: 'token_missing' },
  {
    sent: '15,000 characters',
    of: () => [`Bearer bw_live_${'x'.repeat(15_000)}`, ''],
    code: 'token_mistyped',
  },
] satisfies {
  sent: string
  of: (anna: { token: string; other: string }) => [string, string]
  code?: string
}[])('$sent: $code', async ({ of, code }, { make, anna }) => {
  const [authorization, key] = of(anna)
  const answer = await make.visitor().with({ authorization, 'x-api-key': key }).get('/api/v1/account')
  expect(answer).toMatchObject(code ? { status: 401, body: { code } } : { status: 200 })
})

test('a token cannot act for another user’s visitor, whatever website or cookie comes along', async ({
  make,
  anna,
}) => {
  const elsewhere = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }
  const cookie = `bildwort_session=${anna.session}`
  const made = { status: 201 }
  const byKey = make.visitor().with({ ...elsewhere, 'x-api-key': anna.token })
  const byBoth = make.visitor().with({ ...elsewhere, cookie, authorization: `Bearer ${anna.token}` })
  expect(await byKey.post('/api/v1/webhooks', hook)).toMatchObject(made)
  expect(await byBoth.post('/api/v1/webhooks', hook)).toMatchObject(made)
  const byCookie = make.visitor().with({ ...elsewhere, cookie })
  expect(await byCookie.post('/api/v1/webhooks', hook)).toMatchObject({ body: { code: 'token_missing' } })
})

test('an unknown field is refused by name', async ({ make, anna }) => {
  const caller = make.visitor().with({ 'x-api-key': anna.token, 'accept-language': 'en' })
  const answer = await caller.post('/api/v1/webhooks', { ...hook, event: 'job.failed' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(answer.body)).toContain('Did you mean “events”?')
})

test('a character that the database cannot store is refused as input, not as a fault', async ({
  make,
  anna,
}) => {
  const caller = make.visitor().with({ 'x-api-key': anna.token })
  const refused = { status: 400, body: { code: 'invalid_input' } }
  expect(await caller.get('/api/v1/images?externalId=a%00b')).toMatchObject(refused)
  const ordering = caller.with({ prefer: 'respond-async' })
  const picture = { url: 'http://pictures.invalid/a.jpg', languages: ['de'] }
  for (const more of [
    { externalId: 'a\0' },
    { metadata: { a: '\0' } },
    { metadata: { '\0': 'a' } },
    { metadata: { a: '\ud800' } },
    { context: 'a\0' },
    { pageTitle: 'a\0' },
    { pageTitle: '\ud800' },
    { url: 'https://example.org/\0.jpg' },
  ]) {
    const { status } = await ordering.post('/api/v1/images', { ...picture, ...more })
    expect([more, status]).toEqual([more, expect.toBeOneOf([202, 400])])
  }
})

test('a token in an address appears in no log', async ({ make, anna, logs }) => {
  const visitor = make.visitor()
  for (const path of [`/api/v1/account?token=${anna.token}`, `/api/v1/jobs/${anna.token}/images`])
    await visitor.get(path)
  const caller = visitor.with({ 'x-api-key': anna.token })
  expect(await caller.get(`/api/v1/images/${anna.token}`)).toMatchObject({ status: 400 })
  // A call is logged once its answer is sent, a moment after the client has it.
  await until(() => logs.text().includes('/api/v1/jobs/bw_live_…/images'))
  expect(logs.text()).not.toContain(anna.token)
})
