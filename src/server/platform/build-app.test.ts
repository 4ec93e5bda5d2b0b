import { expect, test } from '#server/testing/test.ts'

test('every answer carries the security headers', async ({ make }) => {
  for (const path of ['/api/settings', '/api/user', '/api/nowhere', '/healthz', '/%zz']) {
    const { headers } = await make.visitor().get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('the policy loads, runs and frames nothing but the app itself', async ({ make }) => {
  const { headers } = await make.visitor().get('/api/settings')
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types bildwort')
  expect(policy.join()).not.toMatch(/unsafe|https?:|\*/)
})

test('HSTS is sent if the address is https', async ({ start }) => {
  const { make } = await start({ PUBLIC_URL: 'https://words.example.org' })
  const { headers } = await make.visitor().get('/api/settings')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('an unknown path below /api is answered as JSON, for any method and in the reader’s language', async ({
  make,
}) => {
  const german = await make.visitor().get('/api/nowhere')
  expect(german).toMatchObject({ status: 404, body: { code: 'not_found', message: 'Nicht gefunden.' } })
  expect(german.headers['content-type']).toBe('application/json; charset=utf-8')
  const english = await make.visitor({ language: 'en' }).delete('/api/nowhere')
  expect(english).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'Not found.' },
  })
})

test('TRACE is not answered, and a repeated parameter is refused', async ({ app, make }) => {
  const traced = await app.inject({ method: 'TRACE', url: '/api/settings', headers: { 'x-sent': 'of mine' } })
  expect(traced.statusCode).toBe(404)
  expect(traced.body).not.toContain('of mine')
  const anna = await make.user()
  for (const path of ['/api/jobs?limit=1&limit=2', '/api/auth/verify-reset-token?token=a&token=b'])
    expect(await anna.get(path)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('answers of the API are not cached', async ({ make }) => {
  for (const path of ['/api/settings', '/api/%zz']) {
    expect((await make.visitor().get(path)).headers['cache-control']).toBe('no-store')
  }
})

test.for([
  ['a body that is no JSON', '/api/login', '{"username":', 'kein gültiges JSON', 'not valid JSON'],
  ['no body', '/api/login', '', 'hat keinen Inhalt', 'has no body'],
  ['a body of the wrong kind', '/api/login', '"x"', 'wird ein JSON-Objekt erwartet', 'must be a JSON object'],
  ['an address that can not be read', '/%zz', '', 'Adresse der Anfrage', 'address of the request'],
] as const)('%s is told in the reader’s language', async ([, url, payload, german, english], { app }) => {
  for (const [language, sentence] of Object.entries({ de: german, en: english })) {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: '', message: expect.stringContaining(sentence) }],
    })
  }
})

test.for([
  ['a body that is no JSON', { 'content-type': 'application/json' }, '{"username":', 400, 'invalid_input'],
  ['a body of another kind', { 'content-type': 'text/xml' }, '<login/>', 415, 'unsupported_media_type'],
  [
    'a body beyond a megabyte',
    { 'content-type': 'application/json' },
    'x'.repeat(1_000_001),
    413,
    'body_too_large',
  ],
  ['no body', {}, undefined, 400, 'invalid_input'],
] as const)('%s is refused with a code', async ([, headers, payload, status, code], { app }) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers,
    ...(payload ? { payload } : {}),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})
