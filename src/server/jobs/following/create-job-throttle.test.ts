import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobThrottle } from './create-job-throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen(failing = false) {
  const sent: number[] = []
  const throttle = createJobThrottle(async (jobId) => {
    sent.push(jobId)
    if (failing) throw new Error('no database')
  })
  return { sent, throttle }
}

test('the first change is sent at once, further ones at most every 100 ms, and the last one always', () => {
  const { sent, throttle } = listen()
  for (let ms = 0; ms < 1_000; ms += 10) {
    throttle.announce(1)
    if (ms === 0) expect(sent).toEqual([1])
    vi.advanceTimersByTime(10)
  }
  expect(sent).toHaveLength(11)
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(11)
})

test('one job does not silence another', () => {
  const { sent, throttle } = listen()
  throttle.announce(1)
  throttle.announce(2)
  expect(sent).toEqual([1, 2])
})

test('what is owed is sent when it closes, and no timer is left', async () => {
  const { sent, throttle } = listen()
  throttle.announce(1)
  throttle.announce(1)
  throttle.announce(2)
  await throttle.close()
  expect(sent).toEqual([1, 2, 1])
  expect(vi.getTimerCount()).toBe(0)
})

test('a word that could not be sent is no error', async () => {
  const { sent, throttle } = listen(true)
  throttle.announce(1)
  throttle.announce(1)
  await throttle.close()
  expect(sent).toEqual([1, 1])
})
