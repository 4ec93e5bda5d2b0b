import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchServer } from './watch-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single failure of a working server is not reported', async () => {
  const { watch, changes, looks } = setUp(() => true)
  watch.suspect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changes).toEqual([])
  expect(looks()).toBe(1)
})

test('a server that is gone is looked for less and less often, and found again', async () => {
  let isUp = false
  const { watch, changes, looks } = setUp(() => isUp)
  watch.suspect()
  await vi.advanceTimersByTimeAsync(0)
  expect(changes).toEqual([true])
  await vi.advanceTimersByTimeAsync(7_000)
  expect(looks()).toBe(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(8)
  isUp = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(changes).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(9)
})

test('concurrent failures are one suspicion', async () => {
  const { watch, changes, looks } = setUp(() => false)
  for (let calls = 0; calls < 5; calls += 1) watch.suspect()
  await vi.advanceTimersByTimeAsync(0)
  watch.suspect()
  expect([looks(), changes]).toEqual([1, [true]])
})

test('a server that goes a second time is found out again', async () => {
  const states = [false, true, false, true]
  const { watch, changes } = setUp(() => states.shift() ?? true)
  watch.suspect()
  await vi.advanceTimersByTimeAsync(20_000)
  watch.suspect()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(changes).toEqual([true, false, true, false])
})

test('a reason for hope triggers a check at once, and only if the server is gone', async () => {
  let isUp = true
  const { watch, changes, looks } = setUp(() => isUp)
  watch.lookNow()
  expect(looks()).toBe(0)
  isUp = false
  watch.suspect()
  await vi.advanceTimersByTimeAsync(40_000)
  const looksBefore = looks()
  isUp = true
  watch.lookNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(changes).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(looksBefore + 1)
})

test('after its end the watch checks and reports nothing more', async () => {
  const { watch, changes, looks } = setUp(() => false)
  watch.suspect()
  watch.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([looks(), changes]).toEqual([1, []])
})

function setUp(isUp: () => boolean) {
  const changes: boolean[] = []
  const look = vi.fn(async () => isUp())
  const watch = watchServer(look, (isGone) => changes.push(isGone))
  return { watch, changes, looks: () => look.mock.calls.length }
}
