import { expect, test } from 'vitest'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'
import { createVirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { simulateProvider } from '#server/describing/testing/simulate-provider.ts'
import { simulateWorkers } from '#server/describing/testing/simulate-workers.ts'

const second = 1_000
const minute = 60 * second

test.each([500, 503, 529, 429])('ten minutes of %i fail nothing and cost few calls', async (status) => {
  const clock = createVirtualClock()
  let isDown = false
  const provider = simulateProvider(clock, { refuse: () => (isDown ? status : null) })
  const { work, answered, failed, results } = simulateWorkers(clock, 2, provider.connect)
  const done = Promise.all([work(0, 'a', 16, 500), work(1, 'b', 16, 500)])
  await clock.runUntil(20 * second)
  isDown = true
  await clock.runUntil(30 * second)
  const before = provider.calls.length
  await clock.runUntil(10 * minute + 20 * second)
  // 1, 2, 4, … 30 s apart: about two per minute, however many calls wait; the control question is asked once a minute at most.
  expect(provider.calls.length - before).toBeLessThan(40)
  expect(results.at(-1)?.reply).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
  isDown = false
  await clock.runUntil(14 * minute)
  await done
  expect(failed()).toEqual([])
  expect(answered('a').length + answered('b').length).toBe(1_000)
})

test('while one provider is down the other takes the work at once, and gives it back', async () => {
  const clock = createVirtualClock()
  let isDown = false
  const first = simulateProvider(clock, { refuse: () => (isDown ? 500 : null) })
  const reserve = simulateProvider(clock, { refuse: () => null })
  const connect = (settings: ProviderSettings) =>
    (settings.name === 'anthropic' ? first : reserve).connect(settings)
  const { work, failed, results } = simulateWorkers(clock, 2, connect, ['anthropic', 'openai'])
  void work(0, 'a', 10)
  void work(1, 'a', 10)
  await clock.runUntil(20 * second)
  expect(reserve.calls).toHaveLength(0)
  isDown = true
  await clock.runUntil(25 * second)
  const between = await reserve.watchUntil(5 * minute)
  expect(between.meanUnderWay).toBeGreaterThan(18)
  isDown = false
  await clock.runUntil(5 * minute + 40 * second)
  const after = await reserve.watchUntil(6 * minute)
  expect(after.meanUnderWay).toBe(0)
  expect(failed()).toEqual([])
  expect(results.filter(({ reply }) => reply.outcome === 'unavailable')).toEqual([])
})

test('in a storm of errors retries stay few', async () => {
  const clock = createVirtualClock()
  let count = 0
  const provider = simulateProvider(clock, { refuse: () => (++count % 2 === 0 ? 500 : null) })
  const { work, answered, failed } = simulateWorkers(clock, 1, provider.connect)
  void work(0, 'a', 16)
  await clock.runUntil(2 * minute)
  const calls = provider.calls.length
  const successes = answered('a').length
  expect(successes).toBeGreaterThan(100)
  // Each success pays for a tenth of a retry; other calls wait and are retried later.
  expect(calls).toBeLessThan(3 * successes)
  expect(failed()).toEqual([])
})

test('calls that hang are cut, and the provider is left alone', async () => {
  const clock = createVirtualClock()
  const { work, failed, results } = simulateWorkers(clock, 1, ({ name, model }) => ({
    name,
    model,
    features: [],
    async findModel() {},
    complete: (_question, _jpeg, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }))
  void work(0, 'a', 16, 16)
  await clock.runUntil(100 * second)
  expect(results[0]).toMatchObject({ reply: { outcome: 'unavailable', reason: 'providers_down' } })
  expect(failed()).toEqual([])
})
