import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeAnnouncer } from './create-change-announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen(failing = false) {
  const sent: number[][] = []
  const announcer = createChangeAnnouncer(async (jobIds) => {
    sent.push(jobIds)
    if (failing) throw new Error('no database')
  })
  return { sent, announcer }
}

test('the first change is sent at once, further ones at most every 100 ms, and the last one always', () => {
  const { sent, announcer } = listen()
  for (let ms = 0; ms < 1_000; ms += 10) {
    announcer.announce(1)
    if (ms === 0) expect(sent).toEqual([[1]])
    vi.advanceTimersByTime(10)
  }
  expect(sent).toHaveLength(11)
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(11)
})

test('all jobs changed in between are in one notification, each once', () => {
  const { sent, announcer } = listen()
  for (const jobId of [1, 2, 3, 2, 1]) announcer.announce(jobId)
  expect(sent).toEqual([[1]])
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([[1], [2, 3, 1]])
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(2)
  announcer.announce(4)
  expect(sent.at(-1)).toEqual([4])
})

test('what does not fit into one notification is sent in several', () => {
  const { sent, announcer } = listen()
  const jobIds = Array.from({ length: 1_200 }, (_, n) => 2_147_483_647 - n)
  for (const jobId of jobIds) announcer.announce(jobId)
  vi.advanceTimersByTime(100)
  expect(sent.flat()).toEqual(jobIds)
  for (const word of sent) expect(Buffer.byteLength(word.join(','))).toBeLessThan(8_000)
})

test('pending changes are sent on close, and no timer is left', async () => {
  const { sent, announcer } = listen()
  announcer.announce(1)
  announcer.announce(1)
  announcer.announce(2)
  await announcer.close()
  expect(sent).toEqual([[1], [1, 2]])
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed notification is not an error', async () => {
  const { sent, announcer } = listen(true)
  announcer.announce(1)
  announcer.announce(1)
  await announcer.close()
  expect(sent).toEqual([[1], [1]])
})
