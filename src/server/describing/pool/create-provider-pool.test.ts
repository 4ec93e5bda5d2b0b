import { expect, test } from 'vitest'
import { type ProviderName, providerNames } from '#contract/providers.ts'
import type { Clock } from '#server/describing/clock.ts'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import {
  fails,
  type Script,
  says,
  startScriptedProvider,
} from '#server/describing/testing/start-scripted-provider.ts'
import type { ProviderPool } from './create-provider-pool.ts'
import { createProviderPools } from './create-provider-pools.ts'

const never = new AbortController().signal
const asking = { signal: never, group: '', judge: () => [] }
const jpeg = Buffer.from('jpeg')
const question = makeTestQuestion('de', 'Platt')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = JSON.stringify({ interpretation: 'A dog.', texts: { de: texts, custom_1: texts } })

const makeProvider = async (name: ProviderName, ...script: Script[]) =>
  closeAfterTest(await startScriptedProvider(name, ...script))

function makePool(providers: ProviderSettings[], clock: Clock = createFastClock(), timeoutMs = 5_000) {
  return createProviderPools({ timeoutMs, clock }).poolOf({ providers, areAllRefused: false })
}

const answered = { outcome: 'answered', answer: { languageVersions: { de: texts, Platt: texts } } }

test.each([
  ['is down', fails(500), 3],
  ['gives nothing usable', says('?'), 2],
  ['wants a long pause', fails(429, 'later', { 'retry-after': '90' }), 1],
  ['has no money left', fails(429, 'insufficient_quota'), 2],
  ['refuses the key', fails(401), 2],
])('the second provider is asked when the first one %s', async (_name, failure, tries) => {
  const first = await makeProvider('anthropic', failure)
  const second = await makeProvider('openai', says(good))
  const pool = makePool([first.settings, second.settings])
  expect(await pool.ask(question, jpeg, asking)).toMatchObject({ ...answered, provider: 'openai' })
  expect(first.asked).toHaveLength(tries)
})

test('a provider that wants a long pause is left alone by the pictures that follow', async () => {
  const first = await makeProvider('anthropic', fails(429, 'later', { 'retry-after': '90' }), says(good))
  const second = await makeProvider('openai', says(good))
  const clock = createFastClock()
  const pool = makePool([first.settings, second.settings], clock)
  await pool.ask(question, jpeg, asking)
  await pool.ask(question, jpeg, asking)
  expect([first.asked.length, second.asked.length]).toEqual([1, 2])
  await clock.sleep(90_000, never)
  expect(await pool.ask(question, jpeg, asking)).toMatchObject({ provider: 'anthropic' })
})

test('a refused key is not used again, and a pool without any other says so', async () => {
  const { settings, asked } = await makeProvider('anthropic', fails(403))
  const pool = makePool([settings])
  expect(pool.obstacle()).toBeNull()
  const refused = { outcome: 'unavailable', reason: 'keys_refused' }
  expect(await pool.ask(question, jpeg, asking)).toMatchObject(refused)
  expect(await pool.ask(question, jpeg, asking)).toMatchObject(refused)
  expect(pool.obstacle()).toMatchObject(refused)
  // The picture and the control question.
  expect(asked).toHaveLength(2)
})

test('a pool without providers says so', () => {
  expect(makePool([]).obstacle()).toMatchObject({ outcome: 'unavailable', reason: 'no_provider' })
})

test('the pause that a busy provider wants is the one to wait', async () => {
  const { settings } = await makeProvider('openai', fails(429, 'later', { 'retry-after': '45' }))
  const pool = makePool([settings])
  const reply = await pool.ask(question, jpeg, asking)
  expect(reply).toEqual({
    outcome: 'unavailable',
    reason: 'providers_down',
    retryAfterMs: 45_000,
    calls: expect.any(Array),
  })
  expect(pool.obstacle()).toEqual({ ...reply, calls: [] })
})

test('a picture fails alone when others are answered between its tries', async () => {
  const poison = Buffer.from('poison')
  const { settings, asked } = await makeProvider('anthropic', (response, body, headers) => {
    const data = body.messages[0]?.content[0]?.source?.data
    const step = data === poison.toString('base64') ? fails(500) : says(good)
    step(response, body, headers)
  })
  const fast = createFastClock()
  let isBusy = true
  const clock = {
    ...fast,
    async sleep(ms: number, signal: AbortSignal) {
      await fast.sleep(ms, signal)
      if (isBusy) await pool.ask(question, jpeg, asking)
    },
  }
  const pool: ProviderPool = makePool([settings], clock)
  expect(await pool.ask(question, poison, asking)).toMatchObject({
    outcome: 'failed',
    fault: { code: 'ai_unavailable' },
    calls: [{ calls: 3 }],
  })
  expect(asked).toHaveLength(5)
  isBusy = false
  await pool.ask(question, jpeg, asking)
  // No call has been answered since its trouble began, so it may affect all pictures.
  expect(await pool.ask(question, poison, asking)).toMatchObject({ outcome: 'unavailable' })
})

test('the last picture of a job does not fail because the provider goes down before it', async () => {
  const { settings } = await makeProvider('anthropic', says(good), says(good), fails(500))
  const pool = makePool([settings])
  await pool.ask(question, jpeg, asking)
  await pool.ask(question, jpeg, asking)
  for (let round = 0; round < 3; round++)
    expect(await pool.ask(question, jpeg, asking)).toMatchObject({
      outcome: 'unavailable',
      reason: 'providers_down',
    })
})

test('a busy provider is never the fault of a picture', async () => {
  const { settings } = await makeProvider('openai', says(good), fails(429))
  const pool = makePool([settings])
  await pool.ask(question, jpeg, asking)
  expect(await pool.ask(question, jpeg, asking)).toMatchObject({ outcome: 'unavailable' })
})

test('an abort ends the call with its reason', async () => {
  const { settings } = await makeProvider('anthropic', () => {})
  const stop = new AbortController()
  const reason = new Error('stopped')
  setTimeout(() => stop.abort(reason), 50)
  await expect(makePool([settings]).ask(question, jpeg, { ...asking, signal: stop.signal })).rejects.toBe(
    reason,
  )
})

const decorative = { ...JSON.parse(good), purpose: 'decorative' }
const judging = (isOfForm: boolean) => (answer: Answer) =>
  answer.purpose === 'decorative' ? [{ reason: 'Not so.', isOfForm }] : []
const judge = judging(true)
const bad = says(JSON.stringify(decorative))

test.each(providerNames)(
  '%s is shown its own answer and what is wrong with it, together with the picture',
  async (name) => {
    const { settings, asked } = await makeProvider(name, bad, says(good))
    const reply = await makePool([settings]).ask(question, jpeg, { ...asking, judge })
    expect(reply).toMatchObject({ ...answered, calls: [{ calls: 2, usage: { inputTokens: 200 } }] })
    const [first, second] = asked.map(({ body }) => body.messages)
    const { length } = first!
    expect(second!.slice(0, length)).toEqual(first)
    expect(second!.slice(length)).toEqual([
      { role: 'assistant', content: expect.stringMatching(/^{.*"purpose":"decorative".*"custom_1":.*}$/) },
      { role: 'user', content: expect.stringContaining('\n- Not so.\n') },
    ])
  },
)

test('a slip of form is mended by the model that made it', async () => {
  const first = await makeProvider('anthropic', bad, says(good))
  const second = await makeProvider('openai', says(good))
  const reply = await makePool([first.settings, second.settings]).ask(question, jpeg, { ...asking, judge })
  expect(reply).toMatchObject({ ...answered, provider: 'anthropic', calls: [{ calls: 2 }] })
  expect(second.asked).toHaveLength(0)
})

test('who makes it again is not asked a third time, but another provider is, which sees no answer of the first', async () => {
  const first = await makeProvider('anthropic', bad)
  const second = await makeProvider('openai', says(good))
  const reply = await makePool([first.settings, second.settings]).ask(question, jpeg, { ...asking, judge })
  expect(reply).toMatchObject({
    ...answered,
    provider: 'openai',
    calls: [{ calls: 2, answered: 2 }, { calls: 1 }],
  })
  const said = JSON.stringify(second.asked[0]?.body)
  expect(said).toContain('Not so.')
  expect(said).not.toContain('assistant')
})

test.each([
  ['is down', fails(500)],
  ['breaks the rules as well', bad],
])('a picture fails that the last provider can not help, because it %s', async (_name, failure) => {
  const first = await makeProvider('anthropic', bad)
  const second = await makeProvider('openai', failure)
  const reply = await makePool([first.settings, second.settings]).ask(question, jpeg, { ...asking, judge })
  expect(reply).toMatchObject({ outcome: 'failed', fault: { code: 'breaks_rules' } })
  expect(first.asked).toHaveLength(2)
})

test('a model that did not do the task is not asked again when another provider is well', async () => {
  const first = await makeProvider('anthropic', bad)
  const second = await makeProvider('openai', says(good))
  const asked = { ...asking, judge: judging(false) }
  const reply = await makePool([first.settings, second.settings]).ask(question, jpeg, asked)
  expect(reply).toMatchObject({ ...answered, provider: 'openai' })
  expect(first.asked).toHaveLength(1)
  expect(JSON.stringify(second.asked[0]?.body)).toContain('Not so.')
})

test('a second answer that can not be delivered is the last', async () => {
  const { settings, asked } = await makeProvider('openai', bad)
  const reply = await makePool([settings]).ask(question, jpeg, { ...asking, judge })
  expect(reply).toMatchObject({ outcome: 'failed', fault: { code: 'breaks_rules' }, calls: [{ calls: 2 }] })
  expect(asked).toHaveLength(2)
})

test('who waits for an answer to a second question loses no cent of the first', async () => {
  const { settings } = await makeProvider('openai', bad, fails(500))
  const reply = await makePool([settings]).ask(question, jpeg, { ...asking, judge })
  expect(reply).toMatchObject({ outcome: 'unavailable', calls: [{ calls: 4, usage: { outputTokens: 5 } }] })
})

test.each([
  ['openai', 'anthropic', 32],
  ['anthropic', 'openai', 28],
] as const)('pictures are cut for %s when it is asked before %s', (first, second, tilePixels) => {
  const settings = (name: ProviderName) => ({ name, apiKey: 'k', keyId: name, model: 'm' })
  expect(makePool([settings(first), settings(second)]).tiling()).toMatchObject({ tilePixels })
})
