import { describe, expect, test } from 'vitest'
import { providerNames } from '#contract/providers.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { BehaviourChange } from '#stand-ins/ai/behaviour.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { tryKey } from './try-key.ts'

describe.each(providerNames)('%s', (name) => {
  const access = (baseUrl: string, model = 'model-1') => ({ name, apiKey: 'a-key-0001', baseUrl, model })

  async function testAt(behaviour: BehaviourChange, model?: string) {
    await using ai = await startAiStandIn(behaviour)
    const { outcome } = await tryKey(access(ai.url, model), 5_000)
    expect(ai.counts().calls).toBe(0)
    return outcome
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
    expect((await tryKey(access(server.url), 5_000)).outcome).toBe('unexpected')
  })

  test('unreachable: nobody is there, or nobody answers in time', async () => {
    await using silent = await startLittleServer(() => {})
    expect((await tryKey(access(silent.url), 100)).outcome).toBe('unreachable')
    expect((await tryKey(access('http://127.0.0.1:9'), 1_000)).outcome).toBe('unreachable')
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
    expect((await tryKey(access(server.url), 5_000)).outcome).toBe('unreachable')
    expect(keys).toEqual([])
  })
})
