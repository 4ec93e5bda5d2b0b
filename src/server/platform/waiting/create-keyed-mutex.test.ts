import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedMutex } from './create-keyed-mutex.ts'

test('work with one key runs in sequence, with different keys concurrently', async () => {
  const mutex = createKeyedMutex<number>(2)
  const underWay: number[] = []
  const seen: string[] = []
  const work = (key: number) =>
    mutex.run(key, async () => {
      underWay.push(key)
      await setImmediate()
      seen.push(underWay.join(''))
      underWay.splice(underWay.indexOf(key), 1)
    })
  await Promise.all([work(1), work(1), work(1), work(2), work(3)])
  expect(seen).toHaveLength(5)
  expect(seen.some((keys) => keys.length === 2)).toBe(true)
  for (const keys of seen) expect(new Set(keys).size).toBe(keys.length)
  for (const keys of seen) expect(keys.length).toBeLessThanOrEqual(2)
})

test('work that throws lets the next one through, and its own caller gets the error', async () => {
  const mutex = createKeyedMutex<number>(1)
  const failing = mutex.run(1, () => Promise.reject(new Error('no')))
  const next = mutex.run(1, async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
