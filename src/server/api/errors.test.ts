import type { InjectOptions } from 'fastify'
import type { TokenScope } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { makeTokenText } from '#server/accounts/tokens/token-text.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'

async function tokenOf(
  platform: Platform,
  userId: number,
  scopes: TokenScope[],
  isTest = false,
): Promise<string> {
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null, isTest }
  return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
}

const json = { 'content-type': 'application/json' }
const hooks = '/api/v1/webhooks'
const good = { url: 'https://example.org/hook', events: ['job.completed'] }

/** A request and its refusal. */
const rows: [what: string, asked: InjectOptions, refused: object][] = [
  ['an unknown path', { url: '/api/v1/pictures' }, { status: 404, code: 'no_such_call' }],
  ['another version', { url: '/api/v2/jobs' }, { status: 404, code: 'no_such_call' }],
  ['the root', { url: '/api/v1' }, { status: 404, code: 'no_such_call' }],
  [
    'a method that the path does not have',
    { method: 'PUT', url: '/api/v1/webhooks/1' },
    { status: 405, code: 'method_not_allowed', allowed: ['DELETE', 'GET', 'HEAD', 'PATCH'] },
  ],
  [
    'a GET where only POST does something',
    { url: '/api/v1/jobs/1/stop' },
    { status: 405, code: 'method_not_allowed', allowed: ['POST'] },
  ],
  ['a path that can not be read', { url: '/api/v1/%zz' }, { status: 400, code: 'invalid_input' }],
  [
    'something that is not there',
    { url: '/api/v1/jobs/1000000' },
    { status: 404, code: 'not_found', field: 'id', kind: 'job', id: '1000000' },
  ],
  [
    'a parameter of the wrong kind',
    { url: '/api/v1/jobs/first' },
    { status: 400, code: 'invalid_input', field: 'id' },
  ],
  [
    'a parameter that is not known',
    { url: '/api/v1/jobs?limt=2' },
    { status: 400, code: 'invalid_input', field: 'limt' },
  ],
  [
    'a field that is not known',
    { method: 'POST', url: hooks, headers: json, payload: JSON.stringify({ ...good, colour: 'red' }) },
    { status: 400, code: 'invalid_input', field: 'colour' },
  ],
  [
    'a field of the wrong kind',
    { method: 'POST', url: hooks, headers: json, payload: JSON.stringify({ ...good, events: ['job.born'] }) },
    { status: 400, code: 'invalid_input', field: 'events.0' },
  ],
  [
    'no JSON',
    { method: 'POST', url: hooks, headers: json, payload: '{"url":' },
    { status: 400, code: 'invalid_input' },
  ],
  ['an empty body', { method: 'POST', url: hooks, headers: json }, { status: 400, code: 'invalid_input' }],
  [
    'another content type',
    { method: 'POST', url: hooks, headers: { 'content-type': 'text/plain' }, payload: 'hook' },
    { status: 415, code: 'unsupported_media_type', accepted: ['application/json'] },
  ],
  [
    'another charset',
    {
      method: 'POST',
      url: hooks,
      headers: { 'content-type': 'application/json; charset=utf-16' },
      payload: JSON.stringify(good),
    },
    { status: 415, code: 'unsupported_charset', charset: 'utf-16' },
  ],
  [
    'a compressed body',
    {
      method: 'POST',
      url: hooks,
      headers: { ...json, 'content-encoding': 'br' },
      payload: JSON.stringify(good),
    },
    { status: 415, code: 'unsupported_encoding', contentEncoding: 'br' },
  ],
  [
    'too large a body',
    { method: 'POST', url: hooks, headers: json, payload: JSON.stringify('x'.repeat(1_000_001)) },
    { status: 413, code: 'body_too_large', maxMegabytes: 1 },
  ],
  [
    'a parameter of a call that takes none',
    { url: '/api/v1/jobs/1?verbose=1' },
    { status: 400, code: 'invalid_input', field: 'verbose' },
  ],
  [
    'a body of a call that takes none',
    { method: 'POST', url: `${hooks}/1/test`, headers: json, payload: '{"type":"job.completed"}' },
    { status: 400, code: 'invalid_input', field: 'type' },
  ],
  [
    'a refused address of a webhook',
    {
      method: 'POST',
      url: hooks,
      headers: json,
      payload: JSON.stringify({ ...good, url: 'http://10.0.0.1' }),
    },
    { status: 400, code: 'webhook_url_refused', field: 'url' },
  ],
  [
    'an empty key',
    {
      method: 'POST',
      url: hooks,
      headers: { ...json, 'idempotency-key': '' },
      payload: JSON.stringify(good),
    },
    { status: 400, code: 'invalid_input', field: 'Idempotency-Key' },
  ],
  [
    'no token',
    { url: '/api/v1/account', headers: { authorization: '' } },
    { status: 401, code: 'token_missing' },
  ],
  [
    'a scope that is not there',
    { url: '/api/v1/account' },
    { status: 403, code: 'scope_missing', scope: 'account:read' },
  ],
]

test.for(rows)(
  '%s is refused in the standard shape, as JSON and as a problem',
  async (row, { app, make, platform }) => {
    const [, asked, { status, ...refused }] = row as [string, InjectOptions, { status: number; code: string }]
    const anna = await make.user()
    const authorization = `Bearer ${await tokenOf(platform, anna.id, ['jobs:read', 'webhooks:write'])}`
    const ask = (accept: string) =>
      app.inject({ ...asked, headers: { authorization, accept, 'accept-language': 'en', ...asked.headers } })

    const plain = await ask('*/*')
    const requestId = plain.headers['x-request-id']
    const docs = expect.stringMatching(new RegExp(`^https?://.+/api/v1/docs#${refused.code}$`))
    expect(plain.statusCode).toBe(status)
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(plain.json()).toMatchObject({ error: expect.any(String), requestId, docs, ...refused })
    if (!('field' in refused)) expect(plain.json()).not.toHaveProperty('field')

    const problem = await ask('application/json;q=0.5, application/problem+json')
    expect(problem.headers['content-type']).toBe('application/problem+json')
    const detail = plain.json().error
    expect(problem.json()).toMatchObject({
      type: docs,
      title: expect.any(String),
      status,
      detail,
      ...refused,
    })
    expect(problem.json().requestId).toBe(problem.headers['x-request-id'])
  },
)

test('each sentence names what is wrong and where', async ({ app, make, platform }) => {
  const anna = await make.user()
  const authorization = `Bearer ${await tokenOf(platform, anna.id, ['jobs:read', 'webhooks:write'])}`
  const ask = async (asked: InjectOptions) => {
    const headers = { authorization, 'accept-language': 'en', ...asked.headers }
    return (await app.inject({ ...asked, headers })).json().error
  }
  const send = (payload: string, headers: Record<string, string> = json) =>
    ask({ method: 'POST', url: hooks, headers, payload })
  expect(await send(JSON.stringify({ ...good, events: ['job.born'] }))).toMatch(
    /^events\.0: .*job\.completed/,
  )
  expect(await send(JSON.stringify({ ...good, colour: 'red' }))).toBe('colour: There is no such field here.')
  expect(await send(JSON.stringify({ ...good, event: [], secrets: 1, isLocl: true }))).toBe(
    'event: There is no such field here. Did you mean “events”? secrets: There is no such field here. isLocl: There is no such field here. Did you mean “isLocal”?',
  )
  expect(await ask({ url: '/api/v1/jobs?limit=2&limit=3' })).toBe(
    'limit: The address has this parameter more than once.',
  )
  expect(await ask({ url: '/api/v1/jobs/42424242424242424242' })).toBe(
    'id: The largest value is 2,147,483,647.',
  )
  expect(await ask({ url: `/api/v1/jobs?limit=${'9'.repeat(20)}` })).toBe('limit: The largest value is 200.')
  expect(await send('[]')).toBe('The body of the request must be a JSON object.')
  expect(await ask({ url: '/api/v1/jobs?limt=2' })).toBe(
    'limt: The address has no such parameter here. Did you mean “limit”?',
  )
  expect(await ask({ url: '/api/v1/webhooks/1/deliveries?page=2' })).toBe(
    'page: The address has no such parameter here. Possible parameters: after, state, limit.',
  )
  expect(await ask({ url: '/api/v1/jobs/1?verbose=1' })).toBe(
    'verbose: The address has no such parameter here. This call takes none in its address.',
  )
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`field${n}`, n]))
  expect(await send(JSON.stringify({ ...good, ...many }))).toBe(
    'field0: There is no such field here. field1: There is no such field here. field2: There is no such field here. And 297 more.',
  )
  expect(await send(JSON.stringify({ events: 4 }))).toBe(
    'url: This is missing. events: A list is expected here.',
  )
  expect(await send('')).toBe('The request has no body.')
  expect(await send('{"url":')).toBe('The body of the request is not valid JSON (line 1, column 8).')
  expect(await send(JSON.stringify('x'.repeat(1_000_001)))).toBe('The request is larger than 1 MB.')
  expect(await send('hook', { 'content-type': 'text/plain' })).toBe(
    'This address does not accept that format. Accepted: application/json.',
  )
  expect(await ask({ method: 'PUT', url: '/api/v1/webhooks/1' })).toContain('Possible: DELETE, ')
})

test.for([
  ['/api/v1/job', 'API v1 has no call GET /api/v1/job. Did you mean GET /api/v1/jobs?'],
  ['/api/v2/jobs?a=b', 'API v1 has no call GET /api/v2/jobs. Did you mean GET /api/v1/jobs?'],
  [
    '/api/v1/jobs/18/results',
    'API v1 has no call GET /api/v1/jobs/18/results. Did you mean GET /api/v1/jobs/18/results.csv?',
  ],
  ['/api/v1/somewhere', 'API v1 has no call GET /api/v1/somewhere.'],
  ['/api/v1', 'API v1 has no call GET /api/v1.'],
  [`/api/v1/${'x'.repeat(300)}`, `API v1 has no call GET /api/v1/${'x'.repeat(192)}.`],
] as const)(
  'the answer to GET %s says what was called and what was meant',
  async ([url, error], { make }) => {
    expect((await make.visitor({ language: 'en' }).get(url)).body).toMatchObject({
      code: 'no_such_call',
      error,
    })
  },
)

test.for([
  ['/api/jobs', 'GET /api/jobs', 'GET /api/v1/jobs'],
  ['/v2/jobs', 'GET /v2/jobs', 'GET /api/v1/jobs'],
  ['/api/image', 'GET /api/image', 'GET /api/v1/images'],
  ['/api/user', 'GET /api/user', undefined],
  ['/jobs', 'POST /jobs', 'POST /api/v1/jobs'],
  ['/v1/jobs', 'POST /v1/jobs', 'POST /api/v1/jobs'],
  ['/v1/jobs/18/results.csv', 'GET /v1/jobs/18/results.csv', 'GET /api/v1/jobs/18/results.csv'],
  ['/somewhere', 'GET /somewhere', undefined],
  ['/', 'GET /', undefined],
] as const)(
  'a token is refused outside API v1, with %s, as API v1 refuses',
  async ([url, called, meant], { app }) => {
    const method = called.startsWith('POST') ? 'POST' : 'GET'
    for (const headers of [{ authorization: 'Bearer bw_live_x' }, { 'x-api-key': 'bw_test_x' }]) {
      const answer = await app.inject({ method, url, headers })
      expect(answer.statusCode).toBe(404)
      const said = `${called} is no call of API v1: an access token is valid only below /api/v1/.`
      expect(answer.json()).toMatchObject({
        code: 'outside_v1',
        error: meant ? `${said} Did you mean ${meant}?` : said,
        docs: expect.stringContaining('#outside_v1'),
      })
      expect(answer.json().meant).toBe(meant)
    }
  },
)

test('a content type without a body is fine where a call needs none', async ({ app, make, platform }) => {
  const anna = await make.user()
  const authorization = `Bearer ${await tokenOf(platform, anna.id, ['jobs:write', 'webhooks:write'])}`
  const headers = { authorization, ...json }
  // The last one needs a key for pictures first.
  for (const [method, url] of [
    ['POST', '/api/v1/webhooks/1000000/test'],
    ['DELETE', '/api/v1/webhooks/1000000'],
    ['POST', '/api/v1/jobs/1000000/stop'],
    ['POST', '/api/v1/jobs/1000000/retry'],
  ] as const)
    expect(['not_found', 'no_api_keys']).toContain((await app.inject({ method, url, headers })).json().code)
})

test('calls outside API v1 are refused as before', async ({ make }) => {
  for (const path of ['/api/v1x/jobs', '/api/user'])
    expect((await make.visitor().get(path)).body).toMatchObject({ message: expect.any(String) })
})

test('an answer to another website has no header that would let it be read', async ({ app }) => {
  const origin = 'https://shop.example'
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await app.inject({ method, url: '/api/v1/openapi.json', headers: { origin } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('a token’s calls in a minute are counted across processes, and each answer says how many are left', async ({
  make,
  start,
}) => {
  const [one, two] = [await start({ RATE_LIMIT: 'on' }), await start({ RATE_LIMIT: 'on' })]
  const anna = await make.user()
  const authorization = `Bearer ${await tokenOf(one.platform, anna.id, ['jobs:read'])}`
  const [first, second] = [one, two].map((site) => site.make.visitor().with({ authorization }))
  const open = await first!.get('/api/v1/jobs')
  expect(open.headers).toMatchObject({
    'ratelimit-policy': expect.stringContaining('"calls";q=600;w=60, "images";q=60;w=60'),
    ratelimit: expect.stringMatching(/^"calls";r=599;t=\d+$/),
  })
  // The minute becomes an hour, so that it cannot end during this test.
  await one.platform.pool.query("update attempt_counts set count = 594, ends_at = now() + interval '1 hour'")
  expect((await second!.get('/api/v1/account')).headers.ratelimit).toMatch(/^"calls";r=5;/)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => (n % 2 ? first! : second!).get<{ code: string }>('/api/v1/jobs')),
  )
  const left = answers.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]))
  expect(left.toSorted((a, b) => b - a)).toEqual([4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(7)
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ code: 'too_many_calls', limit: 'calls', max: 600 })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const test = one.make.visitor().with({
    authorization: `Bearer ${await tokenOf(one.platform, anna.id, ['jobs:read'], true)}`,
  })
  expect((await test.get('/api/v1/jobs')).headers.ratelimit).toMatch(/^"calls";r=599;/)
  const unknown = await one.make.visitor().get('/api/v1/jobs')
  expect(unknown.headers['ratelimit-policy']).toContain('"calls"')
})

test('concurrent calls with many tokens are identified as their owners, and each counts for its own token', async ({
  make,
  start,
}) => {
  const sites = [await start({ RATE_LIMIT: 'on' }), await start({ RATE_LIMIT: 'on' })]
  const users = await Promise.all(Array.from({ length: 8 }, () => make.user()))
  const tokens = await Promise.all(users.map(({ id }) => tokenOf(sites[0]!.platform, id, ['account:read'])))
  const callAs = (site: (typeof sites)[number], token: string) =>
    site.make
      .visitor()
      .with({ authorization: `Bearer ${token}` })
      .get<{ username: string }>('/api/v1/account')
  await Promise.all(tokens.map((token) => callAs(sites[0]!, token)))
  // The minute becomes an hour, so that it cannot end during this test.
  await sites[0]!.platform.pool.query("update attempt_counts set ends_at = now() + interval '1 hour'")
  const all = sites.flatMap((site) => tokens.map((token) => ({ site, token })))
  const unknown = callAs(sites[0]!, makeTokenText())
  const answers = await Promise.all([...all, ...all, ...all].map(({ site, token }) => callAs(site, token)))
  const names = users.map(({ username }) => username)
  expect(answers.map(({ body }) => body.username)).toEqual(Array.from({ length: 6 }, () => names).flat())
  expect(await unknown).toMatchObject({ status: 401, body: { code: 'token_unknown' } })
  for (const token of tokens)
    expect((await callAs(sites[1]!, token)).headers.ratelimit).toMatch(/^"calls";r=592;/)
})
