import { afterEach, expect, test } from 'vitest'
import { createFastClock } from './create-fast-clock.ts'
import { createProviderPools, type ProviderName, type ProviderSettings } from './create-provider-pools.ts'
import { makeTestQuestion } from './make-test-question.ts'
import { fails, type Script, says, startScriptedProvider } from './start-scripted-provider.ts'

const never = new AbortController().signal
const asking = { signal: never, party: '', judge: () => [] }
const jpeg = Buffer.from('jpeg')
const question = makeTestQuestion('de', 'Platt')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = JSON.stringify({ interpretation: 'A dog.', texts: { de: texts, custom_1: texts } })

const open: AsyncDisposable[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one[Symbol.asyncDispose]()
})

async function makeProvider(name: ProviderName, ...script: Script[]) {
  const provider = await startScriptedProvider(name, ...script)
  open.push(provider)
  return provider
}

function makePool(providers: ProviderSettings[], clock = createFastClock(), timeoutMs = 5_000) {
  return createProviderPools({ timeoutMs, clock }).poolOf({ providers, areAllRefused: false })
}

const answered = { outcome: 'answered', answer: { languageVersions: { de: texts, Platt: texts } } }

test.each([
  ['is down', fails(500), 3],
  ['gives nothing usable', says('?'), 2],
  ['wants a long pause', fails(429, 'later', { 'retry-after': '90' }), 1],
  ['has no money left', fails(429, 'insufficient_quota'), 1],
  ['refuses the key', fails(401), 1],
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
  expect(asked).toHaveLength(1)
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

test('a picture fails alone when others are answered, and waits when nobody is', async () => {
  const poison = Buffer.from('poison')
  let isDown = false
  const { settings } = await makeProvider('anthropic', (response, body, headers) => {
    const data = body.messages[0]?.content[0]?.source?.data
    const step = isDown || data === poison.toString('base64') ? fails(500) : says(good)
    step(response, body, headers)
  })
  const pool = makePool([settings])
  const alone = { outcome: 'failed', fault: { code: 'ai_unavailable' } }
  const waiting = { outcome: 'unavailable', reason: 'providers_down' }

  expect(await pool.ask(question, poison, asking)).toMatchObject(waiting)
  await pool.ask(question, jpeg, asking)
  expect(await pool.ask(question, poison, asking)).toMatchObject(alone)
  await pool.ask(question, jpeg, asking)
  isDown = true
  const outage = await Promise.all([1, 2, 3].map(() => pool.ask(question, jpeg, asking)))
  for (const reply of outage) expect(reply).toMatchObject(waiting)
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
