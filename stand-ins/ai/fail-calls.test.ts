import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import type { BehaviourChange } from './behaviour.ts'
import { startAiStandIn } from './start-ai-stand-in.ts'
import { askAnthropic, askOpenai, key, readPhotograph, textOf, type Wish } from './testing/ask-with-sdk.ts'

async function failBoth(behaviour: BehaviourChange, wish: Wish = {}) {
  await using standIn = await startAiStandIn(behaviour)
  const [anthropic, openai] = await Promise.allSettled([
    askAnthropic(standIn.url, wish),
    askOpenai(standIn.url, wish),
  ])
  return {
    anthropic: anthropic.status === 'rejected' ? anthropic.reason : anthropic.value,
    openai: openai.status === 'rejected' ? openai.reason : openai.value,
    calls: [...standIn.calls],
  }
}

test('a key that is not accepted is refused with 401', async () => {
  const { anthropic, openai } = await failBoth({ keys: [key] }, { apiKey: 'another-key-9999' })
  expect(anthropic).toBeInstanceOf(Anthropic.AuthenticationError)
  expect(anthropic).toMatchObject({ status: 401, type: 'authentication_error' })
  expect(anthropic.requestID).toMatch(/^req_/)
  expect(openai).toBeInstanceOf(OpenAI.AuthenticationError)
  expect(openai).toMatchObject({ status: 401, code: 'invalid_api_key', type: 'invalid_request_error' })
})

test('a rule answers 429 and says when to come back', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ status: 429, retryAfterSeconds: 7 }] })
  expect(anthropic).toBeInstanceOf(Anthropic.RateLimitError)
  expect(anthropic.type).toBe('rate_limit_error')
  expect(anthropic.headers.get('retry-after')).toBe('7')
  expect(openai).toBeInstanceOf(OpenAI.RateLimitError)
  expect(openai.code).toBe('rate_limit_exceeded')
  expect(openai.headers.get('retry-after')).toBe('7')
})

test('the rate limit lets a burst through and then answers 429', async () => {
  await using standIn = await startAiStandIn({ rateLimitPerMinute: 2 })
  await askOpenai(standIn.url)
  await askOpenai(standIn.url)
  const refused = await askOpenai(standIn.url).catch((error: unknown) => error)
  if (!(refused instanceof OpenAI.RateLimitError)) throw refused
  expect(refused.headers.get('x-ratelimit-remaining-requests')).toBe('0')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20)
  await askOpenai(standIn.url, { apiKey: 'another-key-9999' })
})

test('529 is an overloaded Anthropic', async () => {
  const { anthropic } = await failBoth({ faults: [{ provider: 'anthropic', status: 529 }] })
  expect(anthropic).toMatchObject({ status: 529, type: 'overloaded_error' })
})

test('a malformed answer keeps its usage and is no JSON', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ body: 'malformed' }] })
  expect(() => JSON.parse(textOf(anthropic))).toThrow(SyntaxError)
  expect(anthropic).toMatchObject({ stop_reason: 'end_turn', usage: { output_tokens: expect.any(Number) } })
  expect(() => JSON.parse(textOf(openai))).toThrow(SyntaxError)
  expect(openai.choices[0].finish_reason).toBe('stop')
})

test('a refusal is said in the way of each provider', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ body: 'refusal' }] })
  expect(anthropic).toMatchObject({ stop_reason: 'refusal', content: [] })
  expect(openai.choices[0].message).toMatchObject({ content: null, refusal: expect.stringMatching(/sorry/) })
})

test('a truncated answer stops in the middle and says so', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ body: 'truncated' }] })
  expect(anthropic.stop_reason).toBe('max_tokens')
  expect(openai.choices[0].finish_reason).toBe('length')
})

test('a line that drops in the middle is an error of the connection', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ body: 'disconnect' }] })
  expect(anthropic).toBeInstanceOf(Error)
  expect(openai).toBeInstanceOf(Error)
})

test('a line that is reset before any byte is an error of the connection, and is counted so', async () => {
  await using standIn = await startAiStandIn({ faults: [{ body: 'reset' }] })
  const post = (path: string) =>
    fetch(standIn.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, 'anthropic-version': '2023-06-01' },
      body: JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] }),
    })
  await expect(post('/v1/messages')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  await expect(askOpenai(standIn.url)).rejects.toBeInstanceOf(OpenAI.APIConnectionError)
  await expect(askAnthropic(standIn.url)).rejects.toBeInstanceOf(Anthropic.APIConnectionError)
  expect(standIn.counts()).toMatchObject({ answered: 0, byStatus: { 0: 3 } })
})

test('a page with status 200 is no answer either', async () => {
  await using standIn = await startAiStandIn({ faults: [{ body: 'html', status: 200 }] })
  const answer = await askOpenai(standIn.url)
  expect(answer).not.toHaveProperty('choices')
  expect(answer).toContain('<title>200 OK</title>')
  expect(await askAnthropic(standIn.url)).not.toHaveProperty('content')
  expect(standIn.counts()).toMatchObject({ answered: 0, byStatus: { 200: 2 } })
})

test("a proxy's page is no answer", async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ body: 'html', status: 502 }] })
  expect(anthropic).toMatchObject({ status: 502 })
  expect(openai).toMatchObject({ status: 502 })
})

test('a call that hangs ends when its caller leaves, and is counted so', async () => {
  await using standIn = await startAiStandIn({ faults: [{ body: 'hang' }] })
  const client = new Anthropic({ apiKey: key, baseURL: standIn.url, maxRetries: 0 })
  const question = { model: 'm', max_tokens: 9, messages: [{ role: 'user' as const, content: 'Hello' }] }
  const leaving = new AbortController()
  const asking = client.messages.create(question, { signal: leaving.signal })
  const left = expect(asking).rejects.toBeInstanceOf(Anthropic.APIUserAbortError)
  await expect.poll(() => standIn.counts().inFlight).toBe(1)
  leaving.abort()
  await left
  await expect.poll(() => standIn.counts().inFlight).toBe(0)
  expect(standIn.counts().byStatus).toEqual({ 499: 1 })
})

test('a rule strikes so often as it says, on what it matches', async () => {
  await using standIn = await startAiStandIn({ faults: [{ match: 'kiwi.jpg', status: 500, times: 1 }] })
  const text = 'File name: kiwi.jpg'
  await askOpenai(standIn.url)
  await expect(askOpenai(standIn.url, { text })).rejects.toMatchObject({ status: 500, type: 'server_error' })
  await askOpenai(standIn.url, { text })
})

test('a function decides about faults by what was asked', async () => {
  await using standIn = await startAiStandIn({
    faults: ({ earlierCalls }) => (earlierCalls === 0 ? { status: 503 } : null),
  })
  await expect(askOpenai(standIn.url)).rejects.toMatchObject({ status: 503 })
  await askOpenai(standIn.url)
})

test('an account without money is told so in the words of each provider', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ error: 'no_quota' }] })
  expect(anthropic).toMatchObject({
    status: 400,
    type: 'invalid_request_error',
    message: expect.stringContaining('Your credit balance is too low'),
  })
  expect(openai).toMatchObject({ status: 429, code: 'insufficient_quota', type: 'insufficient_quota' })
  expect(openai.headers.get('retry-after')).toBeNull()
})

test('a rule may name status, code and words itself', async () => {
  const { anthropic, openai } = await failBoth({
    faults: [
      { provider: 'anthropic', status: 400, message: 'Nothing left' },
      { provider: 'openai', status: 429, code: 'insufficient_quota' },
    ],
  })
  expect(anthropic).toMatchObject({ status: 400, message: expect.stringContaining('Nothing left') })
  expect(openai).toMatchObject({
    status: 429,
    message: expect.stringContaining('exceeded your current quota'),
  })
})

test('a picture that is too large is refused in the words of each provider', async () => {
  const { anthropic, openai } = await failBoth({ faults: [{ error: 'picture_too_large' }] })
  expect(anthropic).toMatchObject({ status: 400, message: expect.stringContaining('exceeds 5 MB maximum') })
  expect(openai).toMatchObject({ status: 400, code: 'image_too_large', type: 'invalid_request_error' })
})

test.each([{ status: 413 }, { error: 'request_too_large' as const }])(
  'a request that is too large is refused with 413 by %o',
  async (fault) => {
    const { anthropic, openai } = await failBoth({ faults: [fault] })
    expect(anthropic).toMatchObject({ status: 413, type: 'request_too_large' })
    expect(openai).toMatchObject({ status: 413, type: 'invalid_request_error' })
  },
)

test('an error comes as late as its rule says', async () => {
  await using standIn = await startAiStandIn({
    faults: [
      { status: 500, delayMs: 10, times: 1 },
      { status: 503, delayMs: 3_600_000 },
    ],
  })
  await expect(askOpenai(standIn.url)).rejects.toMatchObject({ status: 500 })
  const client = new OpenAI({ apiKey: 'one', baseURL: `${standIn.url}/v1`, maxRetries: 0 })
  const leaving = new AbortController()
  const question = { model: 'm', messages: [{ role: 'user' as const, content: 'Hello' }] }
  const late = expect(client.chat.completions.create(question, { signal: leaving.signal })).rejects.toThrow()
  await expect.poll(() => standIn.counts().inFlight).toBe(1)
  standIn.set({ faults: [] })
  // Whoever asks later is answered before.
  await askOpenai(standIn.url)
  expect(standIn.counts().inFlight).toBe(1)
  leaving.abort()
  await late
})

test('a late answer is a good one, and comes no later for the usual latency', async () => {
  await using standIn = await startAiStandIn({
    latencyMs: 3_600_000,
    faults: [{ body: 'late', delayMs: 10 }],
  })
  expect(JSON.parse(textOf(await askAnthropic(standIn.url)))).toHaveProperty('texts.de.altText')
})

test('what is no picture is refused with 400', async () => {
  const { anthropic, openai } = await failBoth({}, { picture: Buffer.from('<html>no picture</html>') })
  expect(anthropic).toMatchObject({
    status: 400,
    message: expect.stringContaining('Could not process image'),
  })
  expect(openai).toMatchObject({ status: 400, code: 'invalid_image_format' })
})

test('half a JPEG is refused with 400', async () => {
  const whole = await readPhotograph('fig-in-red-bowl.jpg')
  const { anthropic } = await failBoth({}, { picture: whole.subarray(0, whole.length / 2) })
  expect(anthropic).toMatchObject({ status: 400 })
})

test('a format that the provider does not take is refused with 400', async () => {
  const { anthropic, openai } = await failBoth({}, { picture: await readPhotograph('forest-stream.tiff') })
  expect(anthropic).toMatchObject({ status: 400, message: expect.stringContaining('image/tiff') })
  expect(openai).toMatchObject({ status: 400, code: 'invalid_image_format' })
})

test('more than 5 MB are refused by Anthropic', async () => {
  const picture = Buffer.concat([await readPhotograph('dandelion.jpg'), Buffer.alloc(5 * 1024 * 1024)])
  const { anthropic } = await failBoth({}, { picture })
  expect(anthropic).toMatchObject({ status: 400, message: expect.stringContaining('exceeds 5 MB maximum') })
})

test('a body that lacks what is required is refused with 400', async () => {
  await using standIn = await startAiStandIn()
  const post = (path: string, headers: Record<string, string>) =>
    fetch(standIn.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  const versionless = await post('/v1/messages', { 'x-api-key': key })
  expect(versionless.status).toBe(400)
  expect(await versionless.json()).toMatchObject({
    type: 'error',
    error: { type: 'invalid_request_error', message: 'anthropic-version: header is required' },
  })
  const empty = await post('/v1/chat/completions', { authorization: `Bearer ${key}` })
  expect(await empty.json()).toMatchObject({
    error: { message: 'model: Missing required parameter', param: 'model' },
  })
})
