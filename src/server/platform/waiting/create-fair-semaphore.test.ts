import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairSemaphore } from './create-fair-semaphore.ts'

test('no more work runs than there are places, and it starts in order of arrival', async () => {
  const semaphore = createFairSemaphore<number>(3, () => {})
  const begun: number[] = []
  let underWay = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      semaphore.run(1, async () => {
        begun.push(number)
        underWay += 1
        most = Math.max(most, underWay)
        await setImmediate()
        underWay -= 1
      }),
    ),
  )
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('there is room while a free place is not waited for, and the callback runs when one becomes free', async () => {
  let freed = 0
  const semaphore = createFairSemaphore<number>(1, () => {
    freed += 1
  })
  const gate = Promise.withResolvers<void>()
  expect(semaphore.hasRoom()).toBe(true)
  const first = semaphore.run(1, () => gate.promise)
  const second = semaphore.run(1, async () => 'second')
  expect(semaphore.hasRoom()).toBe(false)
  gate.resolve()
  await first
  expect(await second).toBe('second')
  expect(semaphore.hasRoom()).toBe(true)
  expect(freed).toBe(1)
})

test('the waiting groups are known', async () => {
  const semaphore = createFairSemaphore<number>(2, () => {})
  const gate = Promise.withResolvers<void>()
  const work = [1, 1, 2, 3, 3].map((group) => semaphore.run(group, () => gate.promise))
  expect(semaphore.waiting()).toEqual([2, 3])
  gate.resolve()
  await Promise.all(work)
  expect(semaphore.waiting()).toEqual([])
})

test('work that throws releases its place', async () => {
  const semaphore = createFairSemaphore<number>(1, () => {})
  await expect(semaphore.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(1, async () => 'next')).toBe('next')
})

test('the group with the fewest places is next, whichever came first', async () => {
  const semaphore = createFairSemaphore<number>(4, () => {})
  const begun: number[] = []
  const enter = (group: number) =>
    semaphore.run(group, async () => {
      begun.push(group)
      await setImmediate()
    })
  await Promise.all([...Array.from({ length: 40 }, () => enter(1)), enter(2), enter(2), enter(2)])
  // The first four places were taken before the other group came; then the newcomer is served at once.
  expect(begun.slice(0, 10).filter((group) => group === 2)).toHaveLength(3)
})
