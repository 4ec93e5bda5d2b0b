import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { buildApp, type MountRoutes } from './build-app.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'

const json = 'content-type: application/json'

async function listen(platform: Platform, held: { bodyWithinMs?: number; unreadWithinMs?: number } = {}) {
  const { bodyWithinMs = 300, unreadWithinMs = 5_000 } = held
  const events = new PassThrough()
  let begun = 0
  const mountCall: MountRoutes = (app) => {
    app.addHook('onRequest', async () => {
      begun += 1
    })
    app.post('/api/json', async ({ body }) => ({ body }))
    app.post('/api/refused', { onRequest: refuse }, async () => 'never')
    app.get('/api/events', async (_request, reply) => reply.type('text/event-stream').send(events))
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      scope.post('/api/bytes', async ({ body }) => ({ bytes: (body as Buffer).length }))
    })
  }
  const unreadBody = { withinMs: unreadWithinMs, bytes: 3_000_000 }
  const app = await buildApp(platform, callersOf(), [mountCall], { bodyWithinMs, unreadBody })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, events, begun: () => begun, open: () => openConnection(app) }
}

async function refuse() {
  throw new Refusal('rate_limited', { retryAfterSeconds: 7 })
}

test.for(['/api/json', '/api/bytes', '/api/nowhere'])(
  'a body for %s that is not complete in time is answered 408 in the reader’s language, and its connection is closed',
  async (path, { platform }) => {
    const { app, open } = await listen(platform)
    const before = await reached(platform)
    const client = await open()
    client.send(
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'accept-language: en',
      json,
      'content-length: 90',
      '',
      '{',
    )
    const { head, body } = await client.answer()
    expect(head).toMatch(/^http\/1.1 408 /)
    expect(head).toContain('\r\nx-content-type-options: nosniff')
    expect(head).toContain('\r\nconnection: close')
    expect(body).toMatchObject({ code: 'body_too_slow', message: expect.stringMatching(/^The request/) })
    expect(await reached(platform)).toBe(before + 1)
    await app.close()
  },
)

test('headers that are not complete in time are answered alike', async ({ platform }) => {
  const { app, open } = await listen(platform)
  const client = await open()
  client.send('GET /api/json HTTP/1.1', 'host: localhost', '')
  const { head, body } = await client.answer()
  expect(head).toMatch(/^http\/1.1 408 /)
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(body.code).toBe('body_too_slow')
  await app.close()
})

test.for([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'request_unreadable'],
  [
    'a header that is none',
    'GET / HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n',
    400,
    'request_unreadable',
  ],
  ['too many headers', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
] as const)(
  '%s is answered in JSON with the security headers',
  async ([, sent, status, code], { platform }) => {
    const { app, open } = await listen(platform)
    const client = await open()
    client.send(sent)
    const { head, body } = await client.answer()
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: sameorigin',
      'referrer-policy',
    ])
      expect(head).toContain(`\r\n${header}`)
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(body).toEqual({ code, message: expect.any(String) })
    await app.close()
  },
)

test.for([
  ['an unknown method', 'FOO /api/v1/jobs HTTP/1.1\r\nhost: localhost\r\n\r\n', 'request_unreadable', 'en'],
  [
    'too many headers',
    `GET /api/v1/jobs HTTP/1.1\r\naccept-language: de\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    'headers_too_large',
    'de',
  ],
] as const)(
  '%s in a call of API v1 is answered in its shape and language',
  async ([, sent, code, language], { platform }) => {
    const { app, open } = await listen(platform)
    const client = await open()
    client.send(sent)
    const { head, body } = await client.answer()
    const [, requestId] = /\r\nx-request-id: ([\w-]{36})\r\n/.exec(head) ?? []
    expect(body).toEqual({
      error: describeV1Refusal(code)[language],
      code,
      requestId,
      docs: expect.stringMatching(new RegExp(`/api/v1/docs#${code}$`)),
    })
    await app.close()
  },
)

test('a body above the limit is answered while its sender still sends', async ({ platform }) => {
  const { app } = await listen(platform)
  const { port } = app.server.address() as AddressInfo
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(2_500_000)),
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'body_too_large'])
  }
  await app.close()
})

test('an answer in progress is not corrupted when its client sends garbage', async ({ platform }) => {
  const { app, open, events } = await listen(platform)
  const client = await open()
  client.send('GET /api/events HTTP/1.1', 'host: localhost', '', '')
  events.write('data: 1\n\n')
  await until(() => client.heard().includes('data: 1'))
  client.send('nonsense', '', '')
  await client.isClosed
  expect(client.heard()).not.toContain('request_unreadable')
  events.end()
  await app.close()
})

test('a slow body within the bound succeeds', async ({ platform }) => {
  const { app, open, begun } = await listen(platform, { bodyWithinMs: 60_000 })
  const writer = await open()
  writer.send('POST /api/json HTTP/1.1', 'host: localhost', json, 'content-length: 8', '', '{"a"')
  await until(() => begun() === 1)
  writer.send(':12}')
  await until(() => writer.heard().includes('{"body":{"a":12}}'))
  writer.socket.destroy()
  await app.close()
})

test('an event stream can last longer than a body', async ({ platform }) => {
  const { app, open, events } = await listen(platform)
  const listener = await open()
  listener.send('GET /api/events HTTP/1.1', 'host: localhost', '', '')
  events.write('data: 1\n\n')
  await until(() => listener.heard().includes('data: 1'))
  const slow = await open()
  slow.send('POST /api/json HTTP/1.1', 'host: localhost', json, 'content-length: 9', '', '{')
  await slow.answer()
  events.write('data: 2\n\n')
  await until(() => listener.heard().includes('data: 2'))
  events.end()
  listener.socket.destroy()
  await app.close()
})

test('a client refused while sending reads the answer, can send the rest, and continues with the same connection', async ({
  platform,
}) => {
  const { app, open } = await listen(platform)
  const client = await open()
  client.send('POST /api/refused HTTP/1.1', 'host: localhost', json, 'content-length: 2000000', '', '')
  await until(() => client.heard().includes('rate_limited'))
  client.socket.write('x'.repeat(2_000_000))
  client.send('POST /api/json HTTP/1.1', 'host: localhost', json, 'content-length: 2', '', '{}')
  await until(() => client.heard().includes('{"body":{}}'))
  expect(client.fault()).toBe('')
  client.socket.destroy()
  await app.close()
})

test('a client refused while sending on a single-call connection can send the rest as well', async ({
  platform,
}) => {
  const { app, open } = await listen(platform)
  const client = await open()
  const head = ['host: localhost', json, 'connection: close', 'content-length: 2000000', '', '']
  client.send('POST /api/refused HTTP/1.1', ...head)
  await until(() => client.heard().includes('rate_limited'))
  await sleep(100)
  const fault = await new Promise((resolve) => client.socket.write('x'.repeat(2_000_000), resolve))
  expect(fault).toBeFalsy()
  client.socket.destroy()
  await app.close()
})

test('after a refusal only a limited number of bytes is read', async ({ platform }) => {
  const { app, open } = await listen(platform)
  const client = await open()
  client.send('POST /api/refused HTTP/1.1', 'host: localhost', json, 'content-length: 900000000', '', '')
  let sent = 0
  const send = () => {
    while (!client.socket.destroyed && client.socket.write('x'.repeat(100_000))) sent += 100_000
  }
  client.socket.on('drain', send)
  send()
  await client.isClosed
  expect(client.heard()).toContain('rate_limited')
  expect(sent).toBeLessThan(400_000_000)
  expect(await reached(platform, 'unreadBody')).toBeGreaterThan(0)
  await app.close()
})

test('a refused client that sends slowly, or nothing, is disconnected after a moment', async ({
  platform,
}) => {
  const { app, open } = await listen(platform, { unreadWithinMs: 200 })
  const client = await open()
  client.send('POST /api/refused HTTP/1.1', 'host: localhost', json, 'content-length: 90', '', '{')
  const { body } = await client.answer()
  expect(body.code).toBe('rate_limited')
  await app.close()
})

test.for(['/api/json', '/api/refused', '/api/nowhere'])(
  'calls of %s that disconnect before their body arrived leave nothing behind',
  async (path, { platform }) => {
    const { app, open } = await listen(platform, { bodyWithinMs: 60_000 })
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    const before = timers()
    let closed = 0
    app.server.on('connection', (socket) => socket.on('close', () => (closed += 1)))
    const clients = await Promise.all(Array.from({ length: 100 }, open))
    for (const { send } of clients)
      send(`POST ${path} HTTP/1.1`, 'host: localhost', json, 'content-length: 900000', '', '{')
    // Some disconnect before they are handled, some during that, some after the answer.
    for (const { socket } of clients) {
      await new Promise(setImmediate)
      socket.destroy()
    }
    await until(() => closed === clients.length)
    // A few belong to this test and to the server.
    await until(() => timers() < before + 10)
    await app.close()
  },
)

async function reached({ metrics }: Platform, bound = 'bodyWithinMs'): Promise<number> {
  const { values } = await metrics.boundsReached.get()
  return values.find(({ labels }) => labels.bound === bound)?.value ?? 0
}
