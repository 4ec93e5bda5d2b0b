import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('a user’s work is done one after the other, different users’ at the same time', async () => {
  const turns = takeTurns(2)
  const underWay: number[] = []
  const seen: string[] = []
  const work = (userId: number) =>
    turns.run(userId, async () => {
      underWay.push(userId)
      await setImmediate()
      seen.push(underWay.join(''))
      underWay.splice(underWay.indexOf(userId), 1)
    })
  await Promise.all([work(1), work(1), work(1), work(2), work(3)])
  expect(seen).toHaveLength(5)
  expect(seen.some((users) => users.length === 2)).toBe(true)
  for (const users of seen) expect(new Set(users).size).toBe(users.length)
  for (const users of seen) expect(users.length).toBeLessThanOrEqual(2)
})

test('work that throws lets the next one through, and its own caller hears it', async () => {
  const turns = takeTurns(1)
  const failing = turns.run(1, () => Promise.reject(new Error('no')))
  const next = turns.run(1, async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
