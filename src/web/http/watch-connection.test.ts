import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('15 seconds without an open connection count as lost, and are reported once', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => {})
  vi.advanceTimersByTime(14_000)
  expect(onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})

test('an open connection that is silent between two comments is not lost', () => {
  const onLost = vi.fn()
  const giveUp = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(giveUp)
  connection.opened()
  for (let comment = 0; comment < 15; comment++) {
    vi.advanceTimersByTime(5_000)
    connection.alive()
  }
  expect(onLost).not.toHaveBeenCalled()
  expect(giveUp).not.toHaveBeenCalled()
  connection.end()
})

test('a silent connection is closed, and reported as lost within 16 seconds if no other opens', () => {
  const onLost = vi.fn()
  const giveUp = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(giveUp)
  connection.opened()
  vi.advanceTimersByTime(11_000)
  expect(giveUp).toHaveBeenCalled()
  expect(onLost).not.toHaveBeenCalled()
  // The next attempt gets no answer either: a frozen process still accepts connections.
  connection.startAttempt(giveUp)
  vi.advanceTimersByTime(5_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})

test('a connection that is closed and reopened at once is not lost', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => connection.opened())
  vi.advanceTimersByTime(60_000)
  expect(onLost).not.toHaveBeenCalled()
  connection.end()
})

test('a delay that the server asked for is no loss, silence after it can be one', () => {
  const onLost = vi.fn()
  const connection = watchConnection(onLost)
  connection.startAttempt(() => {})
  connection.opened()
  connection.resting(30_000)
  vi.advanceTimersByTime(44_000)
  expect(onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(onLost).toHaveBeenCalledTimes(1)
  connection.end()
})
