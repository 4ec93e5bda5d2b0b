import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('15 seconds without an open connection count as lost, and are told once', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => {})
  vi.advanceTimersByTime(14_000)
  expect(onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})

test('an open connection that says nothing between two comments is not lost', () => {
  const onLost = vi.fn()
  const giveUp = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(giveUp)
  connection.opened()
  for (let comment = 0; comment < 5; comment++) {
    vi.advanceTimersByTime(15_000)
    connection.alive()
  }
  expect(onLost).not.toHaveBeenCalled()
  expect(giveUp).not.toHaveBeenCalled()
  connection.end()
})

test('an open connection that falls silent is given up, and lost if no other opens', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => connection.closed())
  connection.opened()
  vi.advanceTimersByTime(21_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})

test('a rest that the server asked for is no loss, what comes after it may be one', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => {})
  connection.opened()
  connection.closed()
  connection.resting(30_000)
  vi.advanceTimersByTime(44_000)
  expect(onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})
