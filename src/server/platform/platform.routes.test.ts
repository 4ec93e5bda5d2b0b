import * as platformEndpoints from '#contract/endpoints/platform.ts'
import { StartForm } from '#contract/entities/start-form.ts'
import { refusalsOf } from '#contract/implied-refusals.ts'
import { everyCall } from '#contract/testing/every-call.ts'
import { expect, test } from '#server/testing/test.ts'

test('the process is alive, and ready while database and queue respond', async ({ make, platform }) => {
  const visitor = make.visitor()
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })

  await platform.pool.query('alter schema pgboss rename to elsewhere')
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200 })
  await platform.pool.query('alter schema elsewhere rename to pgboss')
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200 })
})

test('without METRICS_TOKEN the metrics cannot be read, not even from this machine', async ({ app }) => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const local = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect(local.statusCode).toBe(404)
  }
})

test('with METRICS_TOKEN the token grants access from anywhere', async ({ start }) => {
  const { app, make } = await start({ METRICS_TOKEN: 'for the scraper' })
  expect((await make.visitor().get('/metrics')).status).toBe(404)
  expect((await make.visitor().with({ authorization: 'Bearer for the' }).get('/metrics')).status).toBe(404)
  const headers = { authorization: 'Bearer for the scraper' }
  const scraped = await app.inject({ url: '/metrics', remoteAddress: '198.51.100.7', headers })
  expect(scraped.statusCode).toBe(200)
  expect(scraped.body).toMatch(
    /bildwort_http_request_seconds_count{method="GET",route="\/metrics",status="404"} 2/,
  )
})

test('the public settings are public, and no others', async ({ start }) => {
  const { make } = await start({
    NOTICE: 'A demo',
    SUPPORT_EMAIL: 'help@example.org',
    ADMIN_PASSWORD: 'never shown',
  })
  const answer = await make.visitor().call(platformEndpoints.settings)
  expect(answer).toMatchObject({ status: 200, body: { notice: 'A demo', supportEmail: 'help@example.org' } })
  expect(JSON.stringify(answer.body)).not.toContain('never shown')
})

test('OpenAPI describes every call of the contract and nothing else', async ({ make }) => {
  const { body } = await make.visitor().get<OpenApi>('/api/openapi.json')
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = everyCall.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual(
    [...expected, 'GET /api/openapi.json', 'GET /api/v1/docs', 'GET /api/v1/openapi.json'].toSorted(),
  )
})

test('OpenAPI lists answers, media types, refusals and who may call', async ({ make }) => {
  const { body } = await make.visitor().get<OpenApi>('/api/openapi.json')
  const { post: logout } = body.paths['/api/logout']!
  expect(logout).toMatchObject({ security: [], responses: { 204: {}, 403: { description: 'cross_site' } } })
  expect(logout!.responses[204]).not.toHaveProperty('content')

  const { get: download } = body.paths['/api/jobs/{id}/results.csv']!
  expect(download).toMatchObject({ security: [{ cookie: [] }, { bearer: [] }] })
  expect(Object.keys(download!.responses[200]!.content!)).toEqual(['text/csv'])

  const { post: login } = body.paths['/api/login']!
  const refusal = login!.responses[401]!.content!['application/json']!.schema
  expect(refusal).toMatchObject({ properties: { code: { enum: ['invalid_credentials'] } } })
})

test('OpenAPI lists every refusal of each call, implied and own', async ({ make }) => {
  const { body } = await make.visitor().get<OpenApi>('/api/openapi.json')
  for (const endpoint of everyCall) {
    const { url, method } = endpoint
    const call = body.paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    const told = Object.values(call.responses).flatMap(({ content }) => codesOf(content))
    expect([method, url, told.toSorted()]).toEqual([method, url, refusalsOf(endpoint).toSorted()])
  }
})

test('OpenAPI describes the form that starts a job, the idempotency key, and the events of a stream', async ({
  make,
}) => {
  const { body } = await make.visitor().get<OpenApi>('/api/openapi.json')
  const { post: start } = body.paths['/api/process']!
  const { properties, required } = start!.requestBody!.content['multipart/form-data']!.schema
  expect(Object.keys(properties!)).toEqual(Object.keys(StartForm.shape))
  expect(properties).toMatchObject({
    file: { type: 'string', format: 'binary' },
    format: { type: 'string', enum: ['csv', 'json'], default: 'csv' },
    onlyMissing: { type: 'boolean' },
    languages: { type: 'array', items: { type: 'string' } },
  })
  expect(required).toEqual(['file'])

  const named = everyCall.filter(({ config }) => config.takesIdempotencyKey)
  expect(named.map(({ url }) => url)).toContain('/api/process')
  for (const { url, method } of named) {
    const call = body.paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    const header = { in: 'header', name: 'Idempotency-Key', required: false }
    expect(call.parameters).toContainEqual(expect.objectContaining(header))
  }

  const { get: follow } = body.paths['/api/process-status']!
  const { schema } = follow!.responses[200]!.content!['text/event-stream']!
  const types = ['status', 'processedItem', 'complete', 'error']
  expect(schema.oneOf).toMatchObject(types.map((type) => ({ properties: { type: { enum: [type] } } })))
  expect(follow!.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Last-Event-ID' }))
})

function codesOf(content: Content = {}): string[] {
  // For a call of the app, or of API v1.
  const { code, message, requestId } = content['application/json']?.schema.properties ?? {}
  return message || requestId ? (code?.enum ?? []) : []
}

type Schema = {
  properties?: Record<string, Schema>
  required?: string[]
  enum?: string[]
  oneOf?: Schema[]
}
type Content = Record<string, { schema: Schema }>
type Described = {
  security: object[]
  parameters?: object[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type OpenApi = { paths: Record<string, Record<string, Described>> }
