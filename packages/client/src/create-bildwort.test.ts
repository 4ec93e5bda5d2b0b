import { expect, test } from 'vitest'
import { isApiError, orThrow } from './api-error.ts'
import { ConnectionError } from './connection-error.ts'
import { createBildwort } from './create-bildwort.ts'
import type { FollowedEvent } from './shapes.ts'

type Answer = Response | Error

/** A server that gives these answers one after the other and records its requests. */
function answering(answers: Answer[], repeats = { longestWaitMs: 5 }) {
  const asked: Request[] = []
  const bildwort = createBildwort({
    url: 'https://bildwort.test/',
    token: 'bw_live_x',
    repeats,
    async fetch(request) {
      asked.push(request)
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error('Nothing more was to be asked')
    },
  })
  return { bildwort, asked }
}

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ error: `It says ${code}`, code }, { status, headers })
async function collect<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of pages) all.push(one)
  return all
}

const body = { url: 'https://hooks.test/', events: ['job.completed' as const] }

test('a call goes to its path with the token, and a POST with a unique key', async () => {
  const made = () => json({ secret: 'whsec_x' }, { status: 201 })
  const { bildwort, asked } = answering([json({ username: 'anna' }), made(), made(), made()])
  expect(await orThrow(bildwort.GET('/api/v1/account'))).toEqual({ username: 'anna' })
  await bildwort.POST('/api/v1/webhooks', { body })
  await bildwort.POST('/api/v1/webhooks', { body })
  await bildwort.POST('/api/v1/webhooks', { body, headers: { 'Idempotency-Key': 'mine' } })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://bildwort.test/api/v1/account',
    ...Array(3).fill('POST https://bildwort.test/api/v1/webhooks'),
  ])
  expect(asked.every(({ headers }) => headers.get('authorization') === 'Bearer bw_live_x')).toBe(true)
  const [none, first, second, third] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect([none, third]).toEqual([null, 'mine'])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
})

test('a temporarily rejected or broken call is retried with the same key', async () => {
  const { bildwort, asked } = answering([
    refused(429, 'rate_limited', { 'retry-after': '0' }),
    refused(503, 'busy', { 'retry-after': new Date().toUTCString() }),
    new TypeError('fetch failed'),
    refused(409, 'idempotency_running'),
    json({ secret: 'whsec_x' }, { status: 201 }),
  ])
  expect(await orThrow(bildwort.POST('/api/v1/webhooks', { body }))).toEqual({ secret: 'whsec_x' })
  expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual(Array(5).fill(body))
})

test.each([
  {
    wait: 'longer than the longest',
    answers: [refused(429, 'rate_limited', { 'retry-after': '3600' })],
    calls: 1,
  },
  { wait: 'again and again', answers: Array.from({ length: 5 }, () => refused(503, 'busy')), calls: 5 },
])('who is asked to wait $wait gets the refusal', async ({ answers, calls }) => {
  const { bildwort, asked } = answering(answers)
  await expect(orThrow(bildwort.GET('/api/v1/account'))).rejects.toThrow('It says')
  expect(asked).toHaveLength(calls)
})

test('a permanent refusal is not retried, and becomes an error with all its details', async () => {
  const answer = json(
    { error: 'Not that', code: 'webhook_url_refused', field: 'url', docs: 'https://docs.test/#url' },
    { status: 400, headers: { 'x-request-id': 'r-1' } },
  )
  const { bildwort, asked } = answering([answer, refused(409, 'too_many_webhooks')])
  await expect(orThrow(bildwort.POST('/api/v1/webhooks', { body }))).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Not that',
    code: 'webhook_url_refused',
    status: 400,
    requestId: 'r-1',
    field: 'url',
    docs: 'https://docs.test/#url',
    details: { field: 'url' },
  })
  await expect(orThrow(bildwort.POST('/api/v1/webhooks', { body }))).rejects.toMatchObject({
    field: null,
    docs: null,
  })
  expect(asked).toHaveLength(2)
})

const broken = () =>
  new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) })

test('a call without an answer becomes a connection error that says why, after its retries', async () => {
  const { bildwort, asked } = answering(Array.from({ length: 5 }, broken))
  const error: unknown = await bildwort.GET('/api/v1/account').catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).toMatchObject({
    name: 'ConnectionError',
    message: 'No connection to the server: ECONNREFUSED',
    cause: { message: 'fetch failed' },
  })
  expect(asked).toHaveLength(5)
})

/** An answer whose connection breaks after these chunks, or that ends after them. */
function streamed(chunks: string[], isBroken: boolean, init?: ResponseInit) {
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk !== undefined) return controller.enqueue(new TextEncoder().encode(chunk))
      if (isBroken) return controller.error(new TypeError('terminated'))
      controller.close()
    },
  })
  return new Response(body, init)
}

test('an answer that breaks off becomes a connection error', async () => {
  const { bildwort } = answering([
    streamed(['{"user'], true, { headers: { 'content-type': 'application/json' } }),
    streamed(['a;b\r\n'], true),
  ])
  await expect(bildwort.GET('/api/v1/account')).rejects.toThrow(ConnectionError)
  await expect((await bildwort.download(7, 'results.csv')).text()).rejects.toThrow('terminated')
})

const event = (id: number, body: object) => `id: ${id}\ndata: ${JSON.stringify(body)}\n\n`

test('a job is followed to its end, across connections that break and ones that end', async () => {
  const { bildwort, asked } = answering([
    streamed(
      [
        ': open\n\nretry: 1\n\n',
        'id: 1\nda',
        'ta: {"type":"image","image":{"id":"7-1"}}\n\n: still here\n\n',
        'id: 2\ndata: {"ty',
      ],
      true,
    ),
    streamed([event(2, { type: 'status', job: { id: 7 } })], false),
    streamed([event(2, { type: 'end', job: { id: 7 } }), event(3, { type: 'later' })], false),
  ])
  expect(await collect(bildwort.follow(7, { after: '0' }))).toEqual([
    { type: 'image', image: { id: '7-1' }, cursor: '1' },
    { type: 'status', job: { id: 7 }, cursor: '2' },
    { type: 'end', job: { id: 7 }, cursor: '2' },
  ])
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual(['0', '1', '2'])
})

test('who follows a job that there is not gets the refusal', async () => {
  const { bildwort, asked } = answering([refused(404, 'not_found')])
  await expect(collect(bildwort.follow(7))).rejects.toMatchObject({ code: 'not_found' })
  expect(asked[0]!.headers.has('last-event-id')).toBe(false)
})

test('who aborts or leaves no longer follows', async () => {
  const given = new AbortController()
  const first = event(1, { type: 'status', job: { id: 7 } })
  const answers = [streamed([`retry: 60000\n\n${first}`], false), streamed([first, first], false)]
  const { bildwort, asked } = answering(answers)
  const seen: FollowedEvent[] = []
  const following = async () => {
    for await (const happened of bildwort.follow(7, { signal: given.signal })) {
      seen.push(happened)
      given.abort(new Error('Enough'))
    }
  }
  await expect(following()).rejects.toThrow('Enough')
  for await (const _ of bildwort.follow(7)) break
  expect([seen.length, asked.length]).toEqual([1, 2])
})

test('a caller who has aborted is not kept waiting', async () => {
  const { bildwort, asked } = answering([refused(503, 'busy', { 'retry-after': '30' })], {
    longestWaitMs: 60_000,
  })
  const given = new AbortController()
  const call = bildwort.GET('/api/v1/account', { signal: given.signal })
  await expect.poll(() => asked.length).toBe(1)
  given.abort(new Error('Enough'))
  await expect(call).rejects.toThrow('Enough')
})

test('a body with a file is sent as a form, with lists as several fields, and the file last', async () => {
  const { bildwort, asked } = answering([json({ id: '7-1' })])
  const file = new File(['bytes'], 'dogs.jpg')
  await bildwort.POST('/api/v1/images', {
    body: { file, languages: ['de', 'en'], metadata: { shop: 'berlin' }, maxCost: 60 },
  })
  const form = await asked[0]!.formData()
  expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['languages', 'de'],
    ['languages', 'en'],
    ['metadata', '{"shop":"berlin"}'],
    ['maxCost', '60'],
    ['file', 'dogs.jpg'],
  ])
  expect(asked[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
})

test('pictures of a job are several files of one form', async () => {
  const { bildwort, asked } = answering([json({ id: 7 })])
  const pictures = ['Reise/haus.jpg', 'see.jpg'].map((name) => new File(['bytes'], name))
  const body = { pictures, languages: ['de', 'en'], onlyMissing: true, maxCost: 100 }
  await bildwort.POST('/api/v1/jobs', { body })
  const form = await asked[0]!.formData()
  expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['languages', 'de'],
    ['languages', 'en'],
    ['onlyMissing', 'true'],
    ['maxCost', '100'],
    ['pictures', 'Reise/haus.jpg'],
    ['pictures', 'see.jpg'],
  ])
})

test('sentences are English unless German is asked for, and an error is known by its code', async () => {
  const refusal = () => refused(402, 'over_max_cost')
  const { bildwort, asked } = answering([refusal()])
  const error: unknown = await orThrow(bildwort.GET('/api/v1/account')).catch((thrown) => thrown)
  expect([isApiError(error, 'over_max_cost'), isApiError(error, 'busy')]).toEqual([true, false])
  // @ts-expect-error The detail is `costCents`.
  if (isApiError(error, 'over_max_cost')) expect(error.details.cost).toBeUndefined()
  expect(asked[0]!.headers.get('accept-language')).toBe('en')
  const german = createBildwort({
    url: 'https://bildwort.test/',
    token: 'bw_live_x',
    language: 'de',
    async fetch(request) {
      asked.push(request)
      return refusal()
    },
  })
  await german.GET('/api/v1/account')
  expect(asked[1]!.headers.get('accept-language')).toBe('de')
})

test('pages follow each other while there is a link to the next', async () => {
  const more = { headers: { link: '</api/v1/jobs/7/images?after=2&limit=2>; rel="next"' } }
  const { bildwort, asked } = answering([
    json({ images: [{ position: 1 }, { position: 2 }] }, more),
    json({ images: [{ position: 3 }] }),
    json({ jobs: [{ id: 9 }] }, more),
    json({ jobs: [] }),
  ])
  const images = await collect(bildwort.images(7))
  expect(images.map(({ position }) => position)).toEqual([1, 2, 3])
  expect((await collect(bildwort.jobs())).map(({ id }) => id)).toEqual([9])
  expect(asked.map(({ url }) => url.replace('https://bildwort.test/api/v1', ''))).toEqual([
    '/jobs/7/images?limit=1000',
    '/jobs/7/images?limit=1000&after=2',
    '/jobs?limit=200',
    '/jobs?limit=200&after=9',
  ])
})

test('a job is waited for until it is over, whatever pauses it', async () => {
  const states = ['waiting', 'paused', 'processing', 'completed']
  const { bildwort } = answering(states.map((status) => json({ id: 7, status })))
  const seen: string[] = []
  const job = await bildwort.waitForJob(7, { everyMs: 1, onLook: ({ status }) => seen.push(status) })
  expect(job.status).toBe('completed')
  expect(seen).toEqual(states)
})

test('an audit is waited for until its scan is over', async () => {
  const { bildwort } = answering(['waiting', 'running', 'stopped'].map((status) => json({ id: 3, status })))
  expect((await bildwort.waitForAudit(3, { everyMs: 1 })).status).toBe('stopped')
})

test('a file is returned as it is, and a job without one yet throws an error', async () => {
  const { bildwort, asked } = answering([new Response('a;b\r\n'), refused(409, 'job_not_completed')])
  expect(await (await bildwort.download(7, 'results.csv')).text()).toBe('a;b\r\n')
  await expect(bildwort.download(7, 'failed.csv')).rejects.toMatchObject({ code: 'job_not_completed' })
  expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['results.csv', 'failed.csv'])
})

test('misspelled options, fields, parameters and events do not compile', async () => {
  const { bildwort } = answering(Array.from({ length: 10 }, () => json({})))
  const calls = [
    // @ts-expect-error The option is `body`.
    bildwort.POST('/api/v1/images', { boby: {}, body: { url: 'x', languages: ['de'] } }),
    // @ts-expect-error The field is `maxCost`.
    bildwort.POST('/api/v1/images', { body: { url: 'x', languages: ['de'], maxCosts: 60 } }),
    // @ts-expect-error The field is `urlColumn`.
    bildwort.POST('/api/v1/jobs', { body: { file: new File([], 'a.csv'), urlColum: 'Image' } }),
    // @ts-expect-error The field of the image is `context`.
    bildwort.POST('/api/v1/jobs', { body: { images: [{ url: 'x', contxt: '' }], languages: ['de'] } }),
    // @ts-expect-error The depth is `site`.
    bildwort.POST('/api/v1/audits', { body: { url: 'x', depth: 'sites' } }),
    // @ts-expect-error The event is `job.completed`.
    bildwort.POST('/api/v1/webhooks', { body: { url: 'x', events: ['job.complete'] } }),
    // @ts-expect-error The option is `params`.
    bildwort.GET('/api/v1/jobs', { parms: { query: { limit: 5 } } }),
    // @ts-expect-error The parameter is `limit`.
    bildwort.GET('/api/v1/jobs', { params: { query: { limits: 5 } } }),
    // @ts-expect-error It is `url` or `base64`.
    bildwort.POST('/api/v1/images', { body: { languages: ['de'] } }),
    // @ts-expect-error The path is `/api/v1/account`.
    bildwort.GET('/api/v1/accounts'),
  ]
  expect(await Promise.all(calls)).toHaveLength(10)
})
