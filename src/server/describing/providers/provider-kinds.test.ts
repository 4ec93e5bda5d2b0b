import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { startScriptedProvider } from '#server/describing/testing/start-scripted-provider.ts'
import { chooseDialect } from './dialect.ts'
import { providerKinds } from './provider-kinds.ts'

const jpeg = Buffer.from('jpeg')

async function usageOf(name: 'anthropic' | 'openai', input: unknown, cached: unknown, output: unknown) {
  const anthropic = {
    content: [{ type: 'text', text: '{}' }],
    usage: { input_tokens: input, cache_read_input_tokens: cached, output_tokens: output },
  }
  const openai = {
    choices: [{ message: { content: '{}' } }],
    usage: {
      prompt_tokens: input,
      prompt_tokens_details: { cached_tokens: cached },
      completion_tokens: output,
    },
  }
  await using server = await startScriptedProvider(name, (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(name === 'anthropic' ? anthropic : openai))
  })
  const provider = providerKinds[name].connect(server.settings, 5_000)
  const dialect = chooseDialect(provider.features)
  return (await provider.complete(makeTestQuestion('de'), jpeg, new AbortController().signal, dialect)).usage
}

const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 }

test.each([
  [12.5, 0.5, 1.5],
  [-1, -1, -1],
  [1e300, 1e300, 1e300],
  ['12', '1', '3'],
  [null, undefined, null],
])(
  'counts of tokens that are none, %j, %j and %j, count nothing and cost no answer',
  async (input, cached, output) => {
    expect(await usageOf('anthropic', input, cached, output)).toEqual(nothing)
    expect(await usageOf('openai', input, cached, output)).toEqual(nothing)
  },
)

test('no more was read from a cache than went in', async () => {
  expect(await usageOf('openai', 100, 130, 5)).toEqual({
    inputTokens: 100,
    cachedInputTokens: 100,
    outputTokens: 5,
  })
  expect(await usageOf('anthropic', 100, 30, 5)).toMatchObject({ inputTokens: 130, cachedInputTokens: 30 })
})
