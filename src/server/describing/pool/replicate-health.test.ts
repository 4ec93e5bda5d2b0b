import { expect, test } from 'vitest'
import { createVirtualClock, type VirtualClock } from '#server/describing/testing/create-virtual-clock.ts'
import { openCircuit } from './circuit-breaker.ts'
import type { Share, WeatherBoard } from './health-store.ts'
import { fairWeather } from './key-health.ts'
import { followWeather } from './replicate-health.ts'

const never = new AbortController().signal

/** A board of one key whose row can be lost, with answers to `exchange` that take a while. */
function makeBoard(clock: VirtualClock, exchangeMs = 5) {
  const lost = { weather: fairWeather, version: 0 }
  let row = lost
  const shares: Share[] = []
  const board: WeatherBoard = {
    process: 'this process',
    async exchange(_key, share) {
      shares.push(share)
      const known = row
      await clock.sleep(exchangeMs, never)
      return { now: clock.now(), ...known, others: [] }
    },
    async change(_key, move) {
      const weather = move(row.weather, clock.now())
      if (weather !== row.weather) row = { weather, version: row.version + 1 }
      return { now: clock.now(), ...row }
    },
  }
  return {
    board,
    shares,
    lose() {
      row = lost
    },
  }
}

function follow(clock: VirtualClock, board: WeatherBoard, wanted: () => number) {
  const share = () => ({ underWay: 0, wanted: wanted(), taken: 0, answeredAt: 0 })
  return followWeather({ board, key: 'key', clock, share, onNews() {} })
}

test('what the board has lost is no longer believed', async () => {
  const clock = createVirtualClock()
  const { board, lose } = makeBoard(clock)
  const weather = follow(clock, board, () => 1)
  void weather.follow()
  weather.change(openCircuit)
  await clock.runUntil(2_000)
  expect(weather.current().downSince).not.toBeNull()
  lose()
  await clock.runUntil(4_000)
  expect(weather.current()).toEqual(fairWeather)
  await weather.agree((known) => ({ ...known, limit: 5 }))
  expect(weather.current().limit).toBe(5)
})

test('news that come late undo nothing newer', async () => {
  const clock = createVirtualClock()
  const { board } = makeBoard(clock, 300)
  const weather = follow(clock, board, () => 1)
  void weather.follow()
  await clock.runUntil(100)
  weather.change(openCircuit)
  await clock.runUntil(400)
  expect(weather.current().downSince).not.toBeNull()
})

test('who comes while the last news are asked for is told of, too', async () => {
  const clock = createVirtualClock()
  const { board, shares } = makeBoard(clock, 300)
  let wanted = 0
  const weather = follow(clock, board, () => wanted)
  void weather.follow()
  await clock.runUntil(600)
  // The second exchange has begun, and is the last one for all that is known.
  wanted = 1
  void weather.follow()
  await clock.runUntil(3_000)
  expect(shares.at(-1)?.wanted).toBe(1)
  wanted = 0
  await clock.runUntil(6_000)
  const told = shares.length
  await clock.runUntil(60_000)
  expect(shares.length).toBe(told)
})
