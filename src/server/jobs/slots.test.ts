import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('no more work is under way than there are slots, and it begins in the order it came', async () => {
  const slots = createSlots(3, () => {})
  const begun: number[] = []
  let underWay = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      slots.run(1, async () => {
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

test('there is room while a slot is free that nobody waits for, and it is said when one becomes free', async () => {
  let freed = 0
  const slots = createSlots(1, () => {
    freed += 1
  })
  const gate = Promise.withResolvers<void>()
  expect(slots.hasRoom()).toBe(true)
  const first = slots.run(1, () => gate.promise)
  const second = slots.run(1, async () => 'second')
  expect(slots.hasRoom()).toBe(false)
  gate.resolve()
  await first
  expect(await second).toBe('second')
  expect(slots.hasRoom()).toBe(true)
  expect(freed).toBe(1)
})

test('it is known which jobs wait', async () => {
  const slots = createSlots(2, () => {})
  const gate = Promise.withResolvers<void>()
  const work = [1, 1, 2, 3, 3].map((jobId) => slots.run(jobId, () => gate.promise))
  expect(slots.waiting()).toEqual([2, 3])
  gate.resolve()
  await Promise.all(work)
  expect(slots.waiting()).toEqual([])
})

test('work that throws gives its slot back', async () => {
  const slots = createSlots(1, () => {})
  await expect(slots.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.run(1, async () => 'next')).toBe('next')
})

test('jobs take turns: who has the fewest places is next, whoever came first', async () => {
  const slots = createSlots(4, () => {})
  const begun: number[] = []
  const image = (jobId: number) =>
    slots.run(jobId, async () => {
      begun.push(jobId)
      await setImmediate()
    })
  await Promise.all([...Array.from({ length: 40 }, () => image(1)), image(2), image(2), image(2)])
  // The first four places were taken before anybody else came; then the newcomer is served at once.
  expect(begun.slice(0, 10).filter((jobId) => jobId === 2)).toHaveLength(3)
})
