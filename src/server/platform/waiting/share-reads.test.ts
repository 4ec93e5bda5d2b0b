import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

function countedReads() {
  const begun: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const read = shareReads(
    (key: string) => key,
    (key) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      begun.push({ key, answer: resolve, fail: reject })
      return promise
    },
  )
  return { read, begun }
}

test('a call during a read shares the next one, which starts after the call', async () => {
  const { read, begun } = countedReads()
  const first = read('a')
  const later = [read('a'), read('a'), read('a')]
  expect(begun).toHaveLength(1)
  begun[0]!.answer('old')
  expect(await first).toBe('old')
  await setImmediate()
  expect(begun).toHaveLength(2)
  begun[1]!.answer('new')
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new'])
})

test('a call during the next read shares the one after it', async () => {
  const { read, begun } = countedReads()
  const first = read('a')
  const second = read('a')
  begun[0]!.answer('1')
  await first
  await setImmediate()
  const third = read('a')
  begun[1]!.answer('2')
  expect(await second).toBe('2')
  await setImmediate()
  begun[2]!.answer('3')
  expect(await third).toBe('3')
  expect(begun).toHaveLength(3)
})

test('different keys are read at the same time', () => {
  const { read, begun } = countedReads()
  void read('a')
  void read('b')
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a failed read is reported to its callers, and the next one is tried', async () => {
  const { read, begun } = countedReads()
  const first = read('a')
  const second = read('a')
  begun[0]!.fail(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await setImmediate()
  begun[1]!.answer('back')
  expect(await second).toBe('back')
  void read('a')
  expect(begun).toHaveLength(3)
})
