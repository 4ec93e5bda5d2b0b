import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { startAiStandIn } from './start-ai-stand-in.ts'
import type { TrafficSecond } from './state/create-traffic-book.ts'
import { askAnthropic, askOpenai } from './testing/ask-with-sdk.ts'

const statusesOf = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked))
    .map((one) => (one.status === 'fulfilled' ? 200 : one.reason.status))
    .sort()

test('of each key so many calls are let in, and the next is refused at once', async () => {
  await using standIn = await startAiStandIn({ latencyMs: 60_000, hiddenLimit: { mostUnderWay: 2 } })
  const ask = (apiKey: string) => askOpenai(standIn.url, { apiKey })
  const held = Promise.allSettled([ask('one'), ask('one')])
  await expect.poll(() => standIn.counts().inFlight).toBe(2)
  await expect(ask('one')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  standIn.set({ latencyMs: 0 })
  await ask('other')
  await askAnthropic(standIn.url, { apiKey: 'one' })
  standIn.set({ hiddenLimit: { mostUnderWay: 3 } })
  await ask('one')
  standIn.set({ hiddenLimit: null })
  expect(await statusesOf([ask('one'), ask('one'), ask('one')])).toEqual([200, 200, 200])
  await standIn.close()
  await held
})

test('whoever is refused is not told when to come back, unless that is set', async () => {
  await using standIn = await startAiStandIn({ hiddenLimit: { mostUnderWay: 0 }, tellsAllowance: false })
  const refuse = async () => {
    const [openai, anthropic] = await Promise.allSettled([askOpenai(standIn.url), askAnthropic(standIn.url)])
    if (openai.status === 'fulfilled' || anthropic.status === 'fulfilled') throw new Error('was let in')
    expect(anthropic.reason).toMatchObject({ status: 429, type: 'rate_limit_error' })
    expect(openai.reason).toBeInstanceOf(OpenAI.RateLimitError)
    return [openai.reason.headers, anthropic.reason.headers] as Headers[]
  }
  for (const headers of await refuse())
    expect([...headers.keys()].filter((name) => /retry|limit/.test(name))).toEqual([])
  standIn.set({ hiddenLimit: { mostUnderWay: 0, retryAfterSeconds: 3 } })
  for (const headers of await refuse()) expect(headers.get('retry-after')).toBe('3')
})

test('what is left is told in headers unless it is hidden', async () => {
  await using standIn = await startAiStandIn()
  const limits = async () => {
    const client = new OpenAI({ apiKey: 'one', baseURL: `${standIn.url}/v1`, maxRetries: 0 })
    const { response } = await client.chat.completions
      .create({ model: 'm', messages: [{ role: 'user', content: 'Hello' }] })
      .withResponse()
    return [...response.headers.keys()].filter((name) => name.includes('ratelimit'))
  }
  expect(await limits()).toContain('x-ratelimit-remaining-requests')
  standIn.set({ tellsAllowance: false })
  expect(await limits()).toEqual([])
})

test('a caller who leaves makes room', async () => {
  await using standIn = await startAiStandIn({ hiddenLimit: { mostUnderWay: 1 } })
  const letGo = standIn.hold()
  const client = new OpenAI({ apiKey: 'one', baseURL: `${standIn.url}/v1`, maxRetries: 0 })
  const question = { model: 'm', messages: [{ role: 'user' as const, content: 'Hello' }] }
  const leaving = new AbortController()
  const asking = client.chat.completions.create(question, { signal: leaving.signal })
  const left = expect(asking).rejects.toBeInstanceOf(OpenAI.APIUserAbortError)
  await expect.poll(() => standIn.counts().inFlight).toBe(1)
  leaving.abort()
  await left
  await expect.poll(() => standIn.counts().inFlight).toBe(0)
  letGo()
  await askOpenai(standIn.url, { apiKey: 'one' })
})

test('another process changes the limit in the middle and reads the traffic', async () => {
  await using standIn = await startAiStandIn({ hiddenLimit: { mostUnderWay: 3 } })
  const letGo = standIn.hold()
  const asked = Array.from({ length: 5 }, () => askOpenai(standIn.url))
  const first = statusesOf(asked)
  await expect.poll(() => standIn.counts()).toMatchObject({ inFlight: 3, byStatus: { 429: 2 } })
  const answer = await fetch(`${standIn.url}/__stand-in/set`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hiddenLimit: { mostUnderWay: 1 } }),
  })
  expect(answer.status).toBe(204)
  expect(await statusesOf([askOpenai(standIn.url)])).toEqual([429])
  letGo()
  expect(await first).toEqual([200, 200, 200, 429, 429])
  const traffic = await fetch(`${standIn.url}/__stand-in/traffic`)
  const read: TrafficSecond[] = JSON.parse(await traffic.text())
  const sum = (name: 'arrived' | 'refused' | 'answered') =>
    read.reduce((all, second) => all + second[name], 0)
  expect({ arrived: sum('arrived'), refused: sum('refused'), answered: sum('answered') }).toEqual({
    arrived: 6,
    refused: 3,
    answered: 3,
  })
  expect(Math.max(...read.map(({ peakUnderWay }) => peakUnderWay))).toBe(3)
  expect(Math.max(...read.map(({ meanUnderWay }) => meanUnderWay))).toBeGreaterThan(0)
  expect(read.at(-1)?.limit).toBe(1)
  standIn.forget()
  expect(standIn.traffic()).toMatchObject([{ arrived: 0, refused: 0, answered: 0 }])
})
