import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLine } from './watch-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('15 seconds without an open line count as lost, and are told once', () => {
  const onLost = vi.fn()
  const line = watchLine(onLost)
  line.startAttempt(() => {})
  vi.advanceTimersByTime(14_000)
  expect(onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  line.end()
})

test('an open line that says nothing between two comments is not lost', () => {
  const onLost = vi.fn()
  const giveUp = vi.fn()
  const line = watchLine(onLost)
  line.startAttempt(giveUp)
  line.opened()
  for (let comment = 0; comment < 5; comment++) {
    vi.advanceTimersByTime(15_000)
    line.alive()
  }
  expect(onLost).not.toHaveBeenCalled()
  expect(giveUp).not.toHaveBeenCalled()
  line.end()
})

test('an open line that falls silent is given up, and lost if no other opens', () => {
  const onLost = vi.fn()
  const line = watchLine(onLost)
  line.startAttempt(() => line.closed())
  line.opened()
  vi.advanceTimersByTime(21_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  line.end()
})
