import { expect, test } from 'vitest'
import { createVirtualClock, type VirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { openCircuit } from './circuit-breaker.ts'
import { createCallLimiter } from './create-call-limiter.ts'
import { createMemoryStore } from './create-memory-store.ts'
import { pauseUntil } from './health-store.ts'
import { replicateHealth } from './replicate-health.ts'

const asker = { group: 'job', signal: new AbortController().signal, waitsForRecovery: true }

function makeLimiter(clock: VirtualClock) {
  const health = replicateHealth({
    store: createMemoryStore(clock).join('this process'),
    key: 'key',
    clock,
    usage: () => ({ underWay: limiter.underWay(), wanted: limiter.wanted(), accepted: 0, answeredAt: 0 }),
    onReport: () => limiter.grantPermits(),
  })
  const limiter = createCallLimiter({
    health,
    clock,
    isClosed: () => false,
    callsPerSecond: () => null,
    longestProbeMs: 90_000,
  })
  return { health, limiter }
}

test.each([
  ['at once when the pause is long', 90_000, 300],
  ['when its patience ends before a short one', 7_000, 6_000],
])(
  'who waits for a provider that is down and wants a pause is sent away %s',
  async (_when, pauseMs, byMs) => {
    const clock = createVirtualClock()
    const { health, limiter } = makeLimiter(clock)
    health.update(openCircuit)
    let came: unknown = 'waits'
    void limiter.acquire(asker).then((permit) => {
      came = permit
    })
    await clock.runUntil(100)
    expect(came).toBe('waits')
    health.update(pauseUntil(clock.now() + pauseMs))
    limiter.grantPermits()
    await clock.runUntil(byMs)
    expect(came).toBeNull()
  },
)

test('a provider that is down and wants a short pause is probed after it', async () => {
  const clock = createVirtualClock()
  const { health, limiter } = makeLimiter(clock)
  health.update(openCircuit)
  health.update(pauseUntil(clock.now() + 3_000))
  let cameAt = 0
  void limiter.acquire(asker).then((permit) => {
    if (permit?.probeHolder) cameAt = clock.now()
  })
  await clock.runUntil(10_000)
  expect(cameAt).toBeGreaterThanOrEqual(3_000)
  expect(cameAt).toBeLessThan(3_500)
})
