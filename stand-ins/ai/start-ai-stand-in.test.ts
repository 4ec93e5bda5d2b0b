import sharp from 'sharp'
import { expect, test } from 'vitest'
import { speakAnthropic } from './protocols/speak-anthropic.ts'
import { speakOpenai } from './protocols/speak-openai.ts'
import { startAiStandIn } from './start-ai-stand-in.ts'
import { askAnthropic, askOpenai, readPhotograph, textOf } from './testing/ask-with-sdk.ts'

const builtIn = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl']
const sides = [
  { name: 'anthropic', ask: askAnthropic },
  { name: 'openai', ask: askOpenai },
] as const

test.each(sides)('$name answers every asked language in the wanted shape', async ({ ask }) => {
  await using standIn = await startAiStandIn()
  const languages = [...builtIn, 'Plattdeutsch']
  const { interpretation, texts } = JSON.parse(textOf(await ask(standIn.url, { languages })))
  expect(interpretation).toContain('landscape format')
  expect(Object.keys(texts)).toEqual(languages)
  for (const { altText, description } of Object.values<Record<string, string>>(texts)) {
    expect(altText?.length).toBeLessThanOrEqual(125)
    expect(description?.length).toBeGreaterThan(100)
  }
  expect(texts.Plattdeutsch.altText).toMatch(/^\[Plattdeutsch\] /)
})

test('answers are held after as many as are let out before, and come when they are let go', async () => {
  await using standIn = await startAiStandIn()
  const letGo = standIn.hold(1)
  await askAnthropic(standIn.url)
  const held = [askAnthropic(standIn.url), askOpenai(standIn.url)]
  await expect.poll(() => standIn.counts().inFlight).toBe(2)
  expect(standIn.counts().answered).toBe(1)
  letGo()
  await Promise.all(held)
  await askAnthropic(standIn.url)
  expect(standIn.counts()).toMatchObject({ answered: 4, inFlight: 0 })
})

test('who leaves while their answer is held is let go, and nobody else', async () => {
  await using standIn = await startAiStandIn()
  const letGo = standIn.hold()
  const leaving = new AbortController()
  const body = JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] })
  const headers = {
    'x-api-key': 'one',
    'anthropic-version': '2023-06-01',
    'content-type': 'application/json',
  }
  const gone = fetch(`${standIn.url}/v1/messages`, { method: 'POST', headers, body, signal: leaving.signal })
  const left = expect(gone).rejects.toThrow()
  const stays = askAnthropic(standIn.url)
  await expect.poll(() => standIn.counts().inFlight).toBe(2)
  leaving.abort()
  await left
  await expect.poll(() => standIn.counts().inFlight).toBe(1)
  letGo()
  await stays
  expect(standIn.counts()).toMatchObject({ answered: 1, inFlight: 0 })
})

test('the eight languages say it in eight ways', async () => {
  await using standIn = await startAiStandIn()
  const { texts } = JSON.parse(textOf(await askAnthropic(standIn.url, { languages: builtIn })))
  const versions = Object.values<{ altText: string; description: string }>(texts)
  expect(new Set(versions.map(({ altText }) => altText)).size).toBe(8)
  expect(new Set(versions.map(({ description }) => description)).size).toBe(8)
})

test('a typed language that travels under another key is called by its name', async () => {
  await using standIn = await startAiStandIn()
  const text = 'Languages: de = German, custom_1 = Plattdeutsch'
  const answer = await askOpenai(standIn.url, { languages: ['de', 'custom_1'], text })
  expect(JSON.parse(textOf(answer)).texts.custom_1.altText).toMatch(/^\[Plattdeutsch\] /)
  expect(standIn.calls[0]?.languages).toEqual(['de', 'Plattdeutsch'])
})

test('the first two keywords are used and the others are not', async () => {
  await using standIn = await startAiStandIn()
  const answer = await askAnthropic(standIn.url, { text: 'Context: Rezepte\nKeywords: Feige, Schale, Obst' })
  expect(textOf(answer)).toMatch(/Feige und Schale/)
  expect(textOf(answer)).not.toMatch(/Obst/)
})

test('usage counts a picture by the published formulas', async () => {
  await using standIn = await startAiStandIn()
  const picture = await sharp({ create: { width: 1024, height: 768, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const prompt = 'You write alternative texts.\n\n'
  const anthropic = await askAnthropic(standIn.url, { picture, text: '' })
  expect(anthropic.usage.input_tokens).toBe(1_036 + Math.ceil(prompt.length / 3))
  expect(anthropic.usage.output_tokens).toBe(Math.ceil(textOf(anthropic).length / 3))
  const openai = await askOpenai(standIn.url, { picture, text: '' })
  expect(openai.usage?.prompt_tokens).toBe(Math.ceil(768 * 1.2) + Math.ceil(prompt.length / 4))
})

test.each([
  // What is larger than the provider sees is capped; models count a patch as more than a token.
  [4_032, 3_024, 4_784, 'gpt-6-luna', 3_000],
  [28, 28, 1, 'gpt-6-luna', 2],
  [256, 256, 100, 'gpt-6-luna', 77],
  [1_024, 1_024, 1_369, 'gpt-6-luna', 1_229],
  [512, 384, 266, 'gpt-4.1-mini', Math.ceil(192 * 1.62)],
  [512, 384, 266, 'gpt-4.1-nano', Math.ceil(192 * 2.46)],
])('%i × %i pixels count as %i tokens, with %s as %i', (width, height, anthropic, model, openai) => {
  expect(speakAnthropic.countPicture({ width, height }, 'claude-haiku-5-5')).toBe(anthropic)
  expect(speakOpenai.countPicture({ width, height }, model)).toBe(openai)
})

test('what was read from a cache is reported in the way of each provider, and is nothing unless set', async () => {
  await using standIn = await startAiStandIn({ cachedShare: 0.5 })
  const prompt = 'You write alternative texts.\n\nKeywords: Feige, Schale, Obst'
  const [threes, fours] = [Math.ceil(prompt.length / 3), Math.ceil(prompt.length / 4)]
  const [cached, cachedThere] = [Math.floor(threes / 2), Math.floor(fours / 2)]
  const all = 69 * 47 + threes
  const allThere = 60 * 41 * 1.2 + fours
  expect((await askAnthropic(standIn.url)).usage).toMatchObject({
    input_tokens: all - cached,
    cache_read_input_tokens: cached,
  })
  const { usage } = await askOpenai(standIn.url)
  expect(usage).toMatchObject({
    prompt_tokens: allThere,
    prompt_tokens_details: { cached_tokens: cachedThere },
  })
  expect(standIn.calls).toMatchObject([
    { inputTokens: all, cachedTokens: cached },
    { inputTokens: allThere, cachedTokens: cachedThere },
  ])
  standIn.set({ cachedShare: 0 })
  expect((await askAnthropic(standIn.url)).usage).toMatchObject({
    input_tokens: all,
    cache_read_input_tokens: 0,
  })
  expect((await askOpenai(standIn.url)).usage?.prompt_tokens_details?.cached_tokens).toBe(0)
})

test('an answer longer than the token limit is cut and says so', async () => {
  await using standIn = await startAiStandIn()
  const anthropic = await askAnthropic(standIn.url, { maxTokens: 20 })
  expect(anthropic).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 20 } })
  const openai = await askOpenai(standIn.url, { maxTokens: 20 })
  expect(openai.choices[0]).toMatchObject({ finish_reason: 'length' })
})

test('texts follow the picture', async () => {
  await using standIn = await startAiStandIn()
  const describe = async (name: string, mediaType: 'image/jpeg' | 'image/png') => {
    const answer = await askAnthropic(standIn.url, { picture: await readPhotograph(name), mediaType })
    return JSON.parse(textOf(answer)).texts.de
  }
  const chart = await describe('chart-visitors.png', 'image/png')
  expect(chart.altText).toMatch(/^Helle Grafik im Querformat, überwiegend in Weiß/)
  const logo = await describe('logo-with-text-transparent.png', 'image/png')
  expect(logo.description).toContain('durchsichtig')
  const gradient = await describe('colour-gradient.jpg', 'image/jpeg')
  expect(gradient.altText).toBe('')
  expect(gradient.description).toContain('ein weicher Farbverlauf')
  const dogs = await describe('cocker-spaniels.jpg', 'image/jpeg')
  expect(dogs.altText).toContain('im Hochformat')
})

test('a call is remembered with what was sent and answered', async () => {
  const heard: string[] = []
  await using standIn = await startAiStandIn({ onCall: (call) => heard.push(call.provider) })
  await askAnthropic(standIn.url)
  await askOpenai(standIn.url)
  expect(heard).toEqual(['anthropic', 'openai'])
  expect(standIn.calls[0]).toMatchObject({
    provider: 'anthropic',
    keyLastFour: '1234',
    model: 'claude-haiku-5-5',
    imageSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    width: 1920,
    height: 1299,
    prompt: expect.stringContaining('Keywords: Feige'),
    languages: ['de'],
    answer: expect.stringContaining('"texts"'),
    status: 200,
  })
  const [image = ''] = Object.keys(standIn.counts().byImage)
  expect(standIn.counts()).toMatchObject({
    calls: 2,
    answered: 2,
    inFlight: 0,
    images: 1,
    byImage: { [image]: { calls: 2, answered: 2 } },
  })
})

test('with no calls kept only the counts remain', async () => {
  await using standIn = await startAiStandIn({ keepCalls: 0 })
  await askAnthropic(standIn.url)
  expect(standIn.calls).toEqual([])
  expect(standIn.counts()).toMatchObject({ calls: 1, images: 1 })
})
