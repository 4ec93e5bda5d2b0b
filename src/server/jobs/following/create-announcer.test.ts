import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer } from './create-announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen(failing = false) {
  const said: number[] = []
  const announcer = createAnnouncer(async (jobId) => {
    said.push(jobId)
    if (failing) throw new Error('no database')
  })
  return { said, announcer }
}

test('the first change is said at once, further ones at most every 100 ms, and the last one always', () => {
  const { said, announcer } = listen()
  for (let ms = 0; ms < 1_000; ms += 10) {
    announcer.say(1)
    if (ms === 0) expect(said).toEqual([1])
    vi.advanceTimersByTime(10)
  }
  expect(said).toHaveLength(11)
  vi.advanceTimersByTime(1_000)
  expect(said).toHaveLength(11)
})

test('one job does not silence another', () => {
  const { said, announcer } = listen()
  announcer.say(1)
  announcer.say(2)
  expect(said).toEqual([1, 2])
})

test('what is owed is said when it closes, and no timer is left', async () => {
  const { said, announcer } = listen()
  announcer.say(1)
  announcer.say(1)
  announcer.say(2)
  await announcer.close()
  expect(said).toEqual([1, 2, 1])
  expect(vi.getTimerCount()).toBe(0)
})

test('a word that could not be said is no error', async () => {
  const { said, announcer } = listen(true)
  announcer.say(1)
  announcer.say(1)
  await announcer.close()
  expect(said).toEqual([1, 1])
})
