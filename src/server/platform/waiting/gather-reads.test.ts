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

test('who asks while nothing is read is read at once, and who comes meanwhile together after that', async () => {
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

test('no more are under way than may be, and no more are read together', async () => {
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

test('a question that fails does so for those who share it, and for nobody after them', async () => {
  const { read, begun } = gathered()
  const first = read(1)
  const second = read(2)
  begun[0]!.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await setImmediate()
  begun[1]!.answer()
  expect(await second).toBe('2')
})
