import { expect, test } from 'vitest'
import { createVirtualClock, type VirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { openCircuit } from './circuit-breaker.ts'
import { createKeyGate } from './create-call-limiter.ts'
import { createMemoryBoard } from './health-store.ts'
import { pauseUntil } from './key-health.ts'
import { followWeather } from './replicate-health.ts'

const asker = { party: 'job', signal: new AbortController().signal, isPatient: true }

function makeGate(clock: VirtualClock) {
  const weather = followWeather({
    board: createMemoryBoard(clock).join('this process'),
    key: 'key',
    clock,
    share: () => ({ underWay: gate.underWay(), wanted: gate.wanted(), taken: 0, answeredAt: 0 }),
    onNews: () => gate.admit(),
  })
  const gate = createKeyGate({
    weather,
    clock,
    isClosed: () => false,
    callsPerSecond: () => null,
    longestProbeMs: 90_000,
  })
  return { weather, gate }
}

test.each([
  ['at once when the pause is long', 90_000, 300],
  ['when its patience ends before a short one', 7_000, 6_000],
])(
  'who waits for a provider that is down and wants a pause is sent away %s',
  async (_when, pauseMs, byMs) => {
    const clock = createVirtualClock()
    const { weather, gate } = makeGate(clock)
    weather.change(openCircuit)
    let came: unknown = 'waits'
    void gate.enter(asker).then((pass) => {
      came = pass
    })
    await clock.runUntil(100)
    expect(came).toBe('waits')
    weather.change(pauseUntil(clock.now() + pauseMs))
    gate.admit()
    await clock.runUntil(byMs)
    expect(came).toBeNull()
  },
)

test('a provider that is down and wants a short pause is probed after it', async () => {
  const clock = createVirtualClock()
  const { weather, gate } = makeGate(clock)
  weather.change(openCircuit)
  weather.change(pauseUntil(clock.now() + 3_000))
  let cameAt = 0
  void gate.enter(asker).then((pass) => {
    if (pass?.prober) cameAt = clock.now()
  })
  await clock.runUntil(10_000)
  expect(cameAt).toBeGreaterThanOrEqual(3_000)
  expect(cameAt).toBeLessThan(3_500)
})
