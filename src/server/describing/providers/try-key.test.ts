import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { providerNames } from '#contract/providers.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { BehaviourChange } from '#stand-ins/ai/behaviour.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { requestFeatures } from './dialect.ts'
import { createMemoryDialects } from './dialect-store.ts'
import { fingerprintServer } from './fingerprints.ts'
import { tryKey } from './try-key.ts'

const dialects = createMemoryDialects()

describe.each(providerNames)('%s', (name) => {
  const access = (baseUrl: string, model = 'model-1') => ({ name, apiKey: 'a-key-0001', baseUrl, model })

  async function testAt(behaviour: BehaviourChange, model?: string) {
    await using ai = await startAiStandIn(behaviour)
    return (await tryKey(access(ai.url, model), { timeoutMs: 60_000, dialects })).outcome
  }

  test.each([
    ['works', { models: ['model-1'] }],
    ['refused', { keys: ['another-key'] }],
    ['refused', { faults: [{ status: 403 }] }],
    ['model_unknown', { models: ['model-2'] }],
    ['out_of_credit', { faults: [{ status: 400, message: 'Your credit balance is too low' }] }],
    [
      'out_of_credit',
      { faults: [{ status: 429, code: 'insufficient_quota', message: 'insufficient_quota' }] },
    ],
    ['busy', { faults: [{ status: 429 }] }],
    ['busy', { faults: [{ status: 529 }] }],
    ['unexpected', { faults: [{ status: 500 }] }],
    ['unreachable', { faults: [{ status: 502 }] }],
    ['thinks_only', { faults: [{ body: 'thought' }] }],
    ['unusable', { faults: [{ body: 'malformed' }] }],
    ['no_pictures', { faults: [{ body: 'refusal' }] }],
    ['busy', { hiddenLimit: { mostUnderWay: 0 } }],
  ] as const)('%s: %j', async (outcome, behaviour) => {
    expect(await testAt(BehaviourChange.parse(behaviour))).toBe(outcome)
  })

  test('works with a model that has a slash in its name', async () => {
    expect(await testAt({ models: ['maker/model'] }, 'maker/model')).toBe('works')
  })

  test('unexpected: a page answers at its address', async () => {
    await using server = await startLittleServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<html>Welcome</html>')
    })
    expect((await tryKey(access(server.url), { timeoutMs: 60_000, dialects })).outcome).toBe('unexpected')
  })

  test('unreachable: no server is there, or it does not answer in time', async () => {
    await using silent = await startLittleServer(() => {})
    expect((await tryKey(access(silent.url), { timeoutMs: 100, dialects })).outcome).toBe('unreachable')
    expect((await tryKey(access('http://127.0.0.1:9'), { timeoutMs: 1_000, dialects })).outcome).toBe(
      'unreachable',
    )
  })

  test('an address that leads elsewhere does not get the key', async () => {
    const keys: unknown[] = []
    await using elsewhere = await startLittleServer((request, response) => {
      keys.push(request.headers)
      response.end('{"id":"model-1"}')
    })
    await using server = await startLittleServer((_request, response) => {
      response.writeHead(302, { location: elsewhere.url }).end()
    })
    expect((await tryKey(access(server.url), { timeoutMs: 60_000, dialects })).outcome).toBe('unreachable')
    expect(keys).toEqual([])
  })
})

test('the dialect found for a server is returned, and replaces the known one', async () => {
  await using ai = await startAiStandIn()
  const access = {
    ...({ name: 'openai', apiKey: 'a-key-0001', model: 'model-1' } as const),
    baseUrl: `${ai.url}/mistral`,
  }
  const store = createMemoryDialects()
  await store.replace(fingerprintServer(access), requestFeatures)
  const { outcome, found } = await tryKey(access, { timeoutMs: 60_000, dialects: store })
  expect({ outcome, found }).toEqual({
    outcome: 'works',
    found: {
      dialect: { tokenField: 'max_tokens', structure: 'json_schema', sendsDetail: true, sendsEffort: false },
      hasTokenField: true,
      seesPictures: true,
      tokens: expect.any(Number),
    },
  })
  expect(found!.tokens).toBeLessThan(2_500)
  expect(await store.read(fingerprintServer(access))).toEqual(['effort'])
})

test('a server that turns the picture down is quoted, without the key', async () => {
  await using server = await startLittleServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') response.end('{"id":"model-1"}')
    else
      response
        .writeHead(400)
        .end('{"error":"Key a-key-0001-of-ours: the model does not support image input"}')
  })
  const access = {
    name: 'openai',
    apiKey: 'a-key-0001-of-ours',
    model: 'model-1',
    baseUrl: server.url,
  } as const
  expect(await tryKey(access, { timeoutMs: 60_000, dialects })).toMatchObject({
    outcome: 'rejected',
    sentence: 'Key …: the model does not support image input',
  })
})

test.each([
  ['a server that lists no models', 404],
  ['a key that may list none', 403],
])('%s is tested by a picture all the same', async (_what, status) => {
  await using ai = await startAiStandIn()
  await using server = await startLittleServer((request, response) => {
    if (request.method === 'GET') return void response.writeHead(status).end('{}')
    void passOn(request, response, ai.url)
  })
  const access = { name: 'openai', apiKey: 'a-key-0001', model: 'model-1', baseUrl: server.url } as const
  expect(await tryKey(access, { timeoutMs: 60_000, dialects })).toMatchObject({ outcome: 'works' })
})

test('a server that refuses a form without saying so is learned by the test of its key', async () => {
  await using ai = await startAiStandIn({
    faults: ({ fields }) =>
      fields.includes('reasoning_effort') ? { status: 400, message: 'Bad request' } : null,
  })
  const access = { name: 'openai', apiKey: 'a-key-0001', model: 'model-1', baseUrl: ai.url } as const
  const store = createMemoryDialects()
  expect(await tryKey(access, { timeoutMs: 60_000, dialects: store })).toMatchObject({ outcome: 'works' })
  expect(await store.read(fingerprintServer(access))).toEqual(['effort'])
})

async function passOn(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  const { authorization = '' } = request.headers
  const answer = await fetch(url + request.url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: await text(request),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}
