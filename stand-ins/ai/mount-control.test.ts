import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { startAiStandIn } from './start-ai-stand-in.ts'
import { askAnthropic, askOpenai, key } from './testing/ask-with-sdk.ts'

test('another process sets the behaviour and reads the calls', async () => {
  await using standIn = await startAiStandIn()
  const post = (path: string, body: unknown) =>
    fetch(`${standIn.url}/__stand-in/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const read = async (path: string) => (await fetch(`${standIn.url}/__stand-in/${path}`)).json()

  expect((await post('set', { faults: [{ status: 500 }] })).status).toBe(204)
  await expect(askOpenai(standIn.url)).rejects.toMatchObject({ status: 500 })
  await post('set', { faults: [] })
  await askOpenai(standIn.url)
  expect(await read('calls')).toMatchObject([{ status: 500 }, { status: 200, provider: 'openai' }])
  expect(await read('calls/count')).toMatchObject({ calls: 2, answered: 1, byStatus: { 200: 1, 500: 1 } })

  await post('forget', {})
  expect(await read('calls/count')).toMatchObject({ calls: 0, images: 0, byImage: {} })
  expect((await post('set', { latency: 5 })).status).toBe(400)
})

test('latency is what was set, at run time too', async () => {
  await using standIn = await startAiStandIn({ latencyMs: 300 })
  await askAnthropic(standIn.url)
  expect(standIn.calls[0]?.latencyMs).toBeGreaterThanOrEqual(290)
  standIn.set({ latencyMs: [400, 401] })
  await askAnthropic(standIn.url)
  expect(standIn.calls[1]?.latencyMs).toBeGreaterThanOrEqual(390)
  standIn.set({ latencyMs: 3_600_000 })
  standIn.set({ latencyMs: 0 })
  await askAnthropic(standIn.url)
})

test('calls at once are counted as in flight', async () => {
  await using standIn = await startAiStandIn({ faults: [{ body: 'hang' }] })
  const calls = Promise.allSettled(Array.from({ length: 5 }, () => askAnthropic(standIn.url)))
  await expect.poll(() => standIn.counts().inFlight).toBe(5)
  await standIn.close()
  await calls
  await expect.poll(() => standIn.counts()).toMatchObject({ inFlight: 0, maxInFlight: 5 })
})

test('the list of models tries a key without cost', async () => {
  await using standIn = await startAiStandIn({ keys: [key] })
  const anthropic = new Anthropic({ apiKey: key, baseURL: standIn.url, maxRetries: 0 })
  expect((await anthropic.models.list()).data[0]?.id).toBe('claude-haiku-5-5')
  const openai = new OpenAI({ apiKey: 'wrong', baseURL: `${standIn.url}/v1`, maxRetries: 0 })
  await expect(openai.models.list()).rejects.toMatchObject({ status: 401 })
})
