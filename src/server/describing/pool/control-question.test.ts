import { expect, test } from 'vitest'
import { createMemoryDialects } from '#server/describing/providers/dialect-store.ts'
import { drawControl } from '#server/describing/providers/draw-control.ts'
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
import type { ControlCall } from './keyed-provider.ts'

const question = makeTestQuestion('de')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = says(JSON.stringify({ interpretation: 'A dog.', texts: { de: texts, en: texts } }))
const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
const pictureOf = (name: string) => Buffer.from(name)
const control = (await drawControl()).jpeg

/** A server that answers some pictures with `failure`, and processes that ask it. */
async function start(isMeant: (picture: Buffer) => boolean, failure: Script, processes = 1) {
  const asked: Buffer[] = []
  const { settings } = closeAfterTest(
    await startScriptedProvider('anthropic', (response, body, headers) => {
      const picture = Buffer.from(body.messages[0]?.content[0]?.source?.data ?? '', 'base64')
      asked.push(picture)
      const step = isMeant(picture) ? failure : good
      step(response, body, headers)
    }),
  )
  const clock = createFastClock()
  const store = createMemoryStore(clock)
  const controls: ControlCall[] = []
  const refused: string[] = []
  const pools = Array.from({ length: processes }, (_, index) =>
    createProviderPools({
      timeoutMs: 5_000,
      clock,
      store: store.join(`process ${index}`),
      dialects: createMemoryDialects(),
      onControl: async (call) => void controls.push(call),
      onKeyRefused: (keyId) => refused.push(keyId),
    }).poolOf({ providers: [settings], areAllRefused: false }),
  )
  const ask = (picture: string, process = 0, signal = asking.signal) =>
    pools[process]!.ask(question, pictureOf(picture), { ...asking, signal })
  const countControls = () => asked.filter((picture) => picture.equals(control)).length
  return { ask, asked, controls, countControls, refused, clock }
}

const isBad = (picture: Buffer) => picture.toString().startsWith('bad')
const declined = { outcome: 'failed', fault: { code: 'refused_by_ai' } }

test('while others are answered no control question is asked', async () => {
  let refusals = 0
  const { ask, asked, countControls, clock } = await start(isBad, async (...words) => {
    refusals += 1
    if (refusals === 2) {
      await clock.sleep(1, asking.signal)
      await ask('another good one')
    }
    return fails(403, 'Not this one.')(...words)
  })
  await ask('good')
  expect(await ask('bad')).toMatchObject(declined)
  expect(countControls()).toBe(0)
  expect(asked).toHaveLength(4)
})

test('a call sent in the instant in which a key is withdrawn does not show that it still works', async () => {
  let isWithdrawn = false
  const { ask, refused } = await start(() => isWithdrawn, fails(401, 'Invalid key'))
  await ask('good')
  isWithdrawn = true
  expect(await ask('other')).toMatchObject({ outcome: 'unavailable', reason: 'keys_refused' })
  expect(refused).toEqual(['anthropic'])
})

test('without a recent answer it is asked once a minute, by all processes together', async () => {
  const { ask, countControls, controls, clock } = await start(isBad, fails(400, 'Not this one.'), 2)
  expect(await ask('bad 1')).toMatchObject({ ...declined, calls: [{ calls: 2, answered: 0 }] })
  expect(await ask('bad 2', 1)).toMatchObject(declined)
  expect(await ask('bad 3')).toMatchObject(declined)
  expect(countControls()).toBe(1)
  // Its usage is not charged to any picture.
  expect(controls).toEqual([
    { provider: 'anthropic', model: 'model-1', usage: expect.objectContaining({ outputTokens: 5 }) },
  ])
  await clock.sleep(30_000, asking.signal)
  expect(await ask('bad 4')).toMatchObject({ outcome: 'unavailable' })
  expect(countControls()).toBe(1)
  await clock.sleep(30_000, asking.signal)
  expect(await ask('bad 5', 1)).toMatchObject(declined)
  expect(countControls()).toBe(2)
})

test.each([
  [401, 'Invalid key', 'keys_refused'],
  [402, 'Payment required', 'provider_rejects'],
  [403, 'Key disabled', 'keys_refused'],
])('a key that is withdrawn in the middle (%i, %s) fails no picture', async (status, words, reason) => {
  let isWithdrawn = false
  const { ask, refused } = await start(() => isWithdrawn, fails(status, words))
  await Promise.all(['a', 'b', 'c'].map((picture) => ask(picture)))
  isWithdrawn = true
  const replies = await Promise.all(['d', 'e', 'f', 'g'].map((picture) => ask(picture)))
  expect(replies).toMatchObject(replies.map(() => ({ outcome: 'unavailable', reason })))
  expect(refused).toEqual(reason === 'keys_refused' ? ['anthropic'] : [])
})

test.each([
  [401, 'Invalid key'],
  [402, 'Payment required'],
  [403, 'Key disabled'],
])(
  'what the control question proved before a key is withdrawn (%i) fails no picture',
  async (status, words) => {
    let isWithdrawn = false
    const { ask, clock } = await start((picture) => isWithdrawn || isBad(picture), fails(status, words))
    expect(await ask('bad')).toMatchObject(declined)
    isWithdrawn = true
    await clock.sleep(1_000, asking.signal)
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((picture) => ask(picture)))
    expect(replies.map(({ outcome }) => outcome)).toEqual(replies.map(() => 'unavailable'))
  },
)

test('what the control question proved before an outage fails no picture', async () => {
  let isDown = false
  const failure: Script = (...words) => fails(isDown ? 500 : 403, 'No.')(...words)
  const { ask, clock } = await start((picture) => isDown || isBad(picture), failure)
  expect(await ask('bad')).toMatchObject(declined)
  isDown = true
  await clock.sleep(1_000, asking.signal)
  for (let round = 0; round < 2; round += 1) {
    expect(await ask('good')).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
    await clock.sleep(5_000, asking.signal)
  }
})

test('a call that was sent before a key is withdrawn, and is answered after, fails no picture', async () => {
  const slow = Promise.withResolvers<void>()
  let isWithdrawn = false
  let refusals = 0
  const { ask, clock, refused } = await start(
    (picture) => isWithdrawn || picture.equals(pictureOf('slow')),
    async (...words) => {
      if (!isWithdrawn) {
        isWithdrawn = true
        await slow.promise
        return good(...words)
      }
      refusals += 1
      await clock.sleep(100, asking.signal)
      if (refusals === 2) {
        slow.resolve()
        await answered
      }
      return fails(401, 'Invalid key')(...words)
    },
  )
  await ask('good')
  const answered = ask('slow')
  await expect.poll(() => isWithdrawn).toBe(true)
  expect(await ask('other')).toMatchObject({ outcome: 'unavailable', reason: 'keys_refused' })
  expect(await answered).toMatchObject({ outcome: 'answered' })
  expect(refused).toEqual(['anthropic'])
})

test('a server that stumbles once describes the picture after all', async () => {
  let calls = 0
  const { ask } = await start(() => ++calls === 1, fails(403, 'Forbidden'))
  expect(await ask('good')).toMatchObject({ outcome: 'answered', calls: [{ calls: 2 }] })
})

test('a picture that a server always fails for is decided once its job has paused, within six calls', async () => {
  const { ask, asked, clock } = await start(isBad, fails(500, 'Internal server error'))
  const first = await ask('bad')
  expect(first).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
  await clock.sleep(5_000, asking.signal)
  expect(await ask('bad')).toMatchObject({ outcome: 'failed', fault: { code: 'ai_unavailable' } })
  expect(asked.length).toBeLessThanOrEqual(6)
})

test('a server that fails for the control question as well fails no picture', async () => {
  const { ask, clock } = await start(() => true, fails(500, 'Internal server error'))
  for (let round = 0; round < 3; round += 1) {
    expect(await ask('bad')).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
    await clock.sleep(90_000, asking.signal)
  }
})

test('who is stopped does not wait for the control question, and others are not stopped by it', async () => {
  const stop = new AbortController()
  const held = Promise.withResolvers<void>()
  const { ask } = await start(
    () => true,
    (response, body, headers) => {
      const data = body.messages[0]?.content[0]?.source?.data ?? ''
      if (!Buffer.from(data, 'base64').equals(control)) return fails(400, 'No.')(response, body, headers)
      stop.abort(new Error('stopped'))
      void held.promise.then(() => good(response, body, headers))
    },
  )
  const other = ask('bad 1')
  await expect(ask('bad 2', 0, stop.signal)).rejects.toThrow('stopped')
  held.resolve()
  expect(await other).toMatchObject(declined)
})
