import { expect, test } from 'vitest'
import type { ProviderName } from '#contract/providers.ts'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import {
  fails,
  type Script,
  says,
  startScriptedProvider,
} from '#server/describing/testing/start-scripted-provider.ts'
import { createProviderPools } from './create-provider-pools.ts'

const never = new AbortController().signal
const asking = { signal: never, group: '', judge: () => [] }
const jpeg = Buffer.from('jpeg')
const question = makeTestQuestion('de')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = JSON.stringify({ interpretation: 'A dog.', texts: { de: texts } })

const makeProvider = async (name: ProviderName, ...script: Script[]) =>
  closeAfterTest(await startScriptedProvider(name, ...script))

function makePools(clock = createFastClock()) {
  const refused: string[] = []
  const pools = createProviderPools({ timeoutMs: 5_000, clock, onKeyRefused: (id) => refused.push(id) })
  const poolOf = (...providers: ProviderSettings[]) => pools.poolOf({ providers, areAllRefused: false })
  return { pools, poolOf, refused }
}

test('a pause of a shared key applies to all users who have it, and to no others', async () => {
  const shared = await makeProvider('openai', fails(429, 'later', { 'retry-after': '45' }))
  const own = await makeProvider('openai', says(good))
  const { poolOf } = makePools()
  const first = poolOf(shared.settings)
  await first.ask(question, jpeg, asking)
  const second = poolOf({ ...shared.settings })
  expect(second.obstacle()).toEqual({
    outcome: 'unavailable',
    reason: 'providers_down',
    retryAfterMs: 45_000,
    calls: [],
  })
  const berta = poolOf({ ...own.settings, keyId: 'the key of Berta' })
  expect(berta.obstacle()).toBeNull()
  expect(await berta.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(poolOf(shared.settings, own.settings).obstacle()).toBeNull()
  expect(shared.asked).toHaveLength(1)
})

test('a refused key is reported once, however many of its calls were in flight', async () => {
  const provider = await makeProvider('anthropic', (response, body, headers) => {
    setTimeout(() => fails(401)(response, body, headers), 30)
  })
  const { poolOf, refused } = makePools()
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => poolOf(provider.settings).ask(question, jpeg, asking)),
  )
  for (const reply of replies) expect(reply).toMatchObject({ reason: 'keys_refused' })
  expect(refused).toEqual([provider.settings.keyId])
  expect(poolOf(provider.settings).obstacle()).toMatchObject({ reason: 'keys_refused' })
})

test('a key that was refused somewhere is left out wherever it is used, and the next one is asked at once', async () => {
  const shared = await makeProvider('anthropic', fails(403))
  const second = await makeProvider('openai', says(good))
  const { poolOf } = makePools()
  await poolOf(shared.settings).ask(question, jpeg, asking)
  const reply = await poolOf(shared.settings, second.settings).ask(question, jpeg, asking)
  expect(reply).toMatchObject({ outcome: 'answered', provider: 'openai' })
  expect(shared.asked).toHaveLength(2)
})

test.each([
  ['under another name', { keyId: 'the next version' }],
  ['for another model', { model: 'model-2' }],
  ['that is another one under the former name', { apiKey: 'assigned anew' }],
])('a key %s starts afresh', async (_name, change) => {
  const provider = await makeProvider('anthropic', fails(401), fails(401), says(good))
  const { poolOf, refused } = makePools()
  expect(await poolOf(provider.settings).ask(question, jpeg, asking)).toMatchObject({
    reason: 'keys_refused',
  })
  const fresh = poolOf({ ...provider.settings, ...change })
  expect(fresh.obstacle()).toBeNull()
  expect(await fresh.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(refused).toHaveLength(1)
})

test('what is down is down for all pools that have it, and comes back for all', async () => {
  const answers = says(good)
  let isDown = true
  const provider = await makeProvider('anthropic', (...call) => (isDown ? fails(500) : answers)(...call))
  const other = await makeProvider('openai', answers)
  const clock = createFastClock()
  const { pools, poolOf } = makePools(clock)
  await poolOf(provider.settings).ask(question, jpeg, asking)
  await poolOf(provider.settings).ask(question, jpeg, asking)
  expect(poolOf(provider.settings).obstacle()).toMatchObject({ reason: 'providers_down' })
  expect(pools.circuits()).toEqual([{ provider: 'anthropic', state: 'open' }])
  const asked = provider.asked.length
  expect(await poolOf(provider.settings, other.settings).ask(question, jpeg, asking)).toMatchObject({
    provider: 'openai',
  })
  expect(provider.asked).toHaveLength(asked)
  isDown = false
  await clock.sleep(2_000, never)
  expect(await poolOf(provider.settings, other.settings).ask(question, jpeg, asking)).toMatchObject({
    provider: 'anthropic',
  })
  expect(poolOf(provider.settings).obstacle()).toBeNull()
})

test('without providers it is said whether there are keys at all', () => {
  const { pools } = makePools()
  const none = pools.poolOf({ providers: [], areAllRefused: false })
  expect(none.obstacle()).toMatchObject({ reason: 'no_provider' })
  const refused = pools.poolOf({ providers: [], areAllRefused: true })
  expect(refused.obstacle()).toMatchObject({ reason: 'keys_refused' })
})
