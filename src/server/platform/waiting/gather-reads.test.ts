import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherReads } from './gather-reads.ts'

function gathered({ atOnce = 1, most = 100 } = {}) {
  const begun: { asked: readonly number[]; answer(): void; fail(error: Error): void }[] = []
  const read = gatherReads(
    (asked: readonly number[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>()
      begun.push({ asked, answer: () => resolve(asked.map(String)), fail: reject })
      return promise
    },
    { atOnce, most },
  )
  return { read, begun, questions: () => begun.map(({ asked }) => asked) }
}

test('a call while nothing is being read is read at once, and later ones together after that', async () => {
  const { read, begun, questions } = gathered()
  const first = read(1)
  const later = [read(2), read(3), read(4)]
  expect(questions()).toEqual([[1]])
  begun[0]!.answer()
  expect(await first).toBe('1')
  await setImmediate()
  expect(questions()).toEqual([[1], [2, 3, 4]])
  begun[1]!.answer()
  expect(await Promise.all(later)).toEqual(['2', '3', '4'])
})

test('concurrency and batch size are bounded', async () => {
  const { read, begun, questions } = gathered({ atOnce: 2, most: 2 })
  const all = [1, 2, 3, 4, 5].map(read)
  expect(questions()).toEqual([[1], [2]])
  begun[1]!.answer()
  await setImmediate()
  expect(questions()).toEqual([[1], [2], [3, 4]])
  begun[0]!.answer()
  begun[2]!.answer()
  await setImmediate()
  begun[3]!.answer()
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5'])
})

test('a failed read fails for the calls that share it, and for none after them', async () => {
  const { read, begun } = gathered()
  const first = read(1)
  const second = read(2)
  begun[0]!.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await setImmediate()
  begun[1]!.answer()
  expect(await second).toBe('2')
})
