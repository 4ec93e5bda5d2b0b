import { expect, test } from 'vitest'
import { createVirtualClock, type VirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { openCircuit } from './circuit-breaker.ts'
import type { HealthStore, OtherUsage, ProcessUsage } from './health-store.ts'
import { initialHealth } from './key-health.ts'
import { replicateHealth } from './replicate-health.ts'

const never = new AbortController().signal

/** A store of one key whose row can be lost, with a delay for answers to `exchange`. */
function makeStore(clock: VirtualClock, exchangeMs = 5, others: OtherUsage[] = []) {
  const lost = { health: initialHealth, version: 0 }
  let row = lost
  const usages: ProcessUsage[] = []
  const store: HealthStore = {
    process: 'this process',
    async exchange(_key, share) {
      usages.push(share)
      const known = row
      await clock.sleep(exchangeMs, never)
      return { now: clock.now(), ...known, others }
    },
    async update(_key, change) {
      const health = change(row.health, clock.now())
      if (health !== row.health) row = { health, version: row.version + 1 }
      return { now: clock.now(), ...row }
    },
  }
  return {
    store,
    usages,
    lose() {
      row = lost
    },
  }
}

function replicate(clock: VirtualClock, store: HealthStore, wanted: () => number) {
  const usage = () => ({ underWay: 0, wanted: wanted(), accepted: 0, answeredAt: 0 })
  return replicateHealth({ store, key: 'key', clock, usage, onReport() {} })
}

test('what the store has lost is no longer believed', async () => {
  const clock = createVirtualClock()
  const { store, lose } = makeStore(clock)
  const health = replicate(clock, store, () => 1)
  void health.keepFresh()
  health.update(openCircuit)
  await clock.runUntil(2_000)
  expect(health.current().circuit.openSince).not.toBeNull()
  lose()
  await clock.runUntil(4_000)
  expect(health.current()).toEqual(initialHealth)
  await health.updateAndConfirm((known) => ({ ...known, concurrency: { ...known.concurrency, limit: 5 } }))
  expect(health.current().concurrency.limit).toBe(5)
})

test('a report that comes late undoes nothing newer', async () => {
  const clock = createVirtualClock()
  const { store } = makeStore(clock, 300)
  const health = replicate(clock, store, () => 1)
  void health.keepFresh()
  await clock.runUntil(100)
  health.update(openCircuit)
  await clock.runUntil(400)
  expect(health.current().circuit.openSince).not.toBeNull()
})

test('a call that arrives while the last report is requested is reported, too', async () => {
  const clock = createVirtualClock()
  const { store, usages } = makeStore(clock, 300)
  let wanted = 0
  const health = replicate(clock, store, () => wanted)
  void health.keepFresh()
  await clock.runUntil(600)
  // The second exchange has started and is the last one as far as is known.
  wanted = 1
  void health.keepFresh()
  await clock.runUntil(3_000)
  expect(usages.at(-1)?.wanted).toBe(1)
  wanted = 0
  await clock.runUntil(6_000)
  const told = usages.length
  await clock.runUntil(60_000)
  expect(usages.length).toBe(told)
})

test.each([
  [7, 24],
  [8, 12],
  [23, 8],
  [199, 8],
])('with %i other processes, each reports %i times in 12 s', async (count, times) => {
  const clock = createVirtualClock()
  const others = Array.from({ length: count }, (_, n) => ({
    process: `other-${n}`,
    underWay: 1,
    wanted: 1,
    accepted: 0,
    answeredAt: 0,
  }))
  const { store, usages } = makeStore(clock, 0, others)
  const health = replicate(clock, store, () => 1)
  void health.keepFresh()
  // The first interval was that of a single process.
  await clock.runUntil(1_000)
  const before = usages.length
  for (let second = 2; second <= 13; second += 1) {
    // A call that arrives here finds the report fresh.
    void health.keepFresh()
    await clock.runUntil(second * 1_000)
  }
  expect(usages.length - before).toBe(times)
})
