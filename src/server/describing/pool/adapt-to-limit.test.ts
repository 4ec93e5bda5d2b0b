import { expect, test } from 'vitest'
import { createVirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { simulateProvider } from '#server/describing/testing/simulate-provider.ts'
import { simulateWorkers } from '#server/describing/testing/simulate-workers.ts'

const second = 1_000

test('a hidden limit of calls under way is used by two processes, and found again when it changes', async () => {
  const clock = createVirtualClock()
  let limit = 20
  const provider = simulateProvider(clock, { refuse: (underWay) => (underWay >= limit ? 429 : null) })
  const { work, failed } = simulateWorkers(clock, 2, provider.connect)
  void work(0, 'a', 40)
  void work(1, 'a', 40)
  for (const [index, next] of [20, 12, 40].entries()) {
    limit = next
    const start = index * 80 * second
    await clock.runUntil(start + 30 * second)
    const { meanUnderWay, refusedPart } = await provider.watchUntil(start + 80 * second)
    expect(meanUnderWay / limit, `used of ${limit}`).toBeGreaterThan(0.9)
    expect(refusedPart, `refused at ${limit}`).toBeLessThan(0.01)
  }
  expect(failed()).toEqual([])
})

/** A token bucket that refills evenly. */
function bucket(now: () => number, perSecond: number, size: number) {
  let left = size
  let at = 0
  const fill = () => {
    left = Math.min(size, left + ((now() - at) / 1000) * perSecond)
    at = now()
  }
  return {
    refuse() {
      fill()
      if (left < 1) return 429
      left -= 1
      return null
    },
    allowance() {
      fill()
      const requests = { limit: 60 * perSecond, remaining: Math.floor(left), refillPerSecond: perSecond }
      return { requests, tokens: null }
    },
  }
}

test.each([
  ['that lets a minute through at once', 600],
  ['that lets two seconds through at once', 20],
])('a limit of calls per minute %s is learned and kept', async (_name, size) => {
  const clock = createVirtualClock()
  const { refuse } = bucket(clock.now, 10, size)
  const provider = simulateProvider(clock, { refuse })
  const { work, failed } = simulateWorkers(clock, 2, provider.connect)
  void work(0, 'a', 40)
  void work(1, 'a', 40)
  await clock.runUntil(60 * second)
  const { takenPerSecond, refusedPart } = await provider.watchUntil(200 * second)
  expect(takenPerSecond).toBeGreaterThan(9)
  expect(refusedPart).toBeLessThan(0.01)
  expect(failed()).toEqual([])
})

test('a limit of calls a minute that the headers tell is never run into', async () => {
  const clock = createVirtualClock()
  const provider = simulateProvider(clock, bucket(clock.now, 10, 600))
  const { work } = simulateWorkers(clock, 2, provider.connect)
  void work(0, 'a', 40)
  void work(1, 'a', 40)
  const { takenPerSecond, refusedPart } = await provider.watchUntil(150 * second)
  expect(refusedPart).toBe(0)
  expect(takenPerSecond).toBeGreaterThan(10)
})

test('a process that is killed leaves its share to the others', async () => {
  const clock = createVirtualClock()
  const provider = simulateProvider(clock, { refuse: (underWay) => (underWay >= 20 ? 429 : null) })
  const { work } = simulateWorkers(clock, 2, provider.connect)
  void work(0, 'a', 40)
  // Calls in progress there end; no new ones are made, and it is not heard of again.
  void work(1, 'a', 30, 300)
  await clock.runUntil(90 * second)
  const { meanUnderWay } = await provider.watchUntil(120 * second)
  expect(meanUnderWay).toBeGreaterThan(18)
})
