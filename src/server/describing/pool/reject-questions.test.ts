import { expect, test } from 'vitest'
import type { ProviderName } from '#contract/providers.ts'
import { fingerprintKey } from '#server/describing/providers/fingerprints.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import {
  fails,
  type Script,
  says,
  startScriptedProvider,
} from '#server/describing/testing/start-scripted-provider.ts'
import { createMemoryStore } from './create-memory-store.ts'
import { createProviderPools } from './create-provider-pools.ts'

const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const texts = { de: { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' } }
const good = says(JSON.stringify({ interpretation: 'A dog.', texts }))
const nothing = { underWay: 0, wanted: 0, accepted: 0, answeredAt: 0 }

async function makeProvider(name: ProviderName, ...script: Script[]) {
  const provider = closeAfterTest(await startScriptedProvider(name, ...script))
  return { ...provider, settings: { ...provider.settings, apiKey: 'a-secret-key-of-ours-0815' } }
}

function makePools() {
  const clock = createFastClock()
  const store = createMemoryStore(clock).join('this process')
  return { clock, store, pools: createProviderPools({ timeoutMs: 5_000, clock, store }) }
}

test('the circuit keeps what the server said, without the key, until a call is answered', async () => {
  const gone = fails(404, 'Key a-secret-key-of-ours-0815: no model\nmodel-1')
  const { settings } = await makeProvider('openai', gone, gone, gone, good)
  const { clock, store, pools } = makePools()
  const pool = pools.poolOf({ providers: [settings], areAllRefused: false })
  const refusal = async () => (await store.exchange(fingerprintKey(settings), nothing)).health.circuit.refusal
  expect(await pool.ask(question, jpeg, asking)).toMatchObject({ reason: 'provider_rejects' })
  expect(await refusal()).toBe('Key …: no model model-1')
  await clock.sleep(60_000, asking.signal)
  expect(await pool.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(await refusal()).toBeNull()
})

test('what one server turns down another one answers, and the first is asked no more for now', async () => {
  const first = await makeProvider('anthropic', fails(404, 'No such thing.'))
  const second = await makeProvider('openai', good)
  const { pools } = makePools()
  const pool = pools.poolOf({ providers: [first.settings, second.settings], areAllRefused: false })
  for (let picture = 0; picture < 5; picture += 1)
    expect(await pool.ask(question, jpeg, asking)).toMatchObject({ provider: 'openai' })
  // The control question has opened the circuit.
  expect(first.asked).toHaveLength(2)
})

test('a picture that alone is turned down fails while others are described', async () => {
  const poison = Buffer.from('poison')
  const { settings } = await makeProvider('anthropic', (response, body, headers) => {
    const data = body.messages[0]?.content[0]?.source?.data
    const step = data === poison.toString('base64') ? fails(400, 'Not this one.') : good
    step(response, body, headers)
  })
  const fast = createFastClock()
  const clock = {
    ...fast,
    async sleep(ms: number, signal: AbortSignal) {
      await fast.sleep(ms, signal)
      await pool.ask(question, jpeg, asking)
    },
  }
  const keys = { providers: [settings], areAllRefused: false }
  const pool = createProviderPools({ timeoutMs: 5_000, clock }).poolOf(keys)
  expect(await pool.ask(question, poison, asking)).toMatchObject({ outcome: 'failed' })
})
