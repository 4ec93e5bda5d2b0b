import { expect, test, vi } from 'vitest'
import { CallCounts } from './call-counts.ts'

/** The count that each of many concurrent calls reads once all have been counted. */
async function countAtOnce(counts: CallCounts, key: string, calls: number) {
  const read = await Promise.all(
    Array.from({ length: calls }, () => {
      const { promise, resolve } = Promise.withResolvers<{ current: number; ttl: number } | undefined>()
      counts.incr(key, (_error, result) => resolve(result), 60_000)
      return promise
    }),
  )
  return read.map((result) => result?.current)
}

test('concurrent calls each get their own count', async () => {
  expect(await countAtOnce(new CallCounts(), 'a', 4)).toEqual([1, 2, 3, 4])
})

test('each key is counted separately, and again from one once its time is over', async () => {
  vi.useFakeTimers()
  try {
    const counts = new CallCounts()
    expect(await countAtOnce(counts, 'a', 2)).toEqual([1, 2])
    expect(await countAtOnce(counts, 'b', 1)).toEqual([1])
    vi.advanceTimersByTime(59_999)
    expect(await countAtOnce(counts, 'a', 1)).toEqual([3])
    vi.advanceTimersByTime(1)
    expect(await countAtOnce(counts, 'a', 1)).toEqual([1])
  } finally {
    vi.useRealTimers()
  }
})

test('beyond the number of stored keys the least recent one starts again', async () => {
  const counts = new CallCounts()
  await countAtOnce(counts, 'first', 1)
  await countAtOnce(counts, 'second', 1)
  await countAtOnce(counts, 'first', 1)
  for (let n = 0; n < 4_999; n += 1) await countAtOnce(counts, `other ${n}`, 1)
  expect(await countAtOnce(counts, 'first', 1)).toEqual([3])
  expect(await countAtOnce(counts, 'second', 1)).toEqual([1])
})
