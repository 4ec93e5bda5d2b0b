import { expect, test } from 'vitest'
import { createFairQueue } from './create-fair-queue.ts'

function open(underWay: Record<string, number> = {}) {
  return createFairQueue<string, string>({
    groupOf: (one) => one.charAt(0),
    underWayOf: (group) => underWay[group] ?? 0,
  })
}

test('groups with equally many active items take turns, however many of each are waiting', () => {
  const queue = open()
  for (const one of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.join(one)
  expect(queue.length()).toBe(6)
  const taken = Array.from({ length: 7 }, () => queue.take())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
})

test('the group with the fewest active items is next', () => {
  const queue = open({ a: 2, b: 1 })
  for (const one of ['a1', 'b1', 'b2']) queue.join(one)
  expect(queue.take()).toBe('b1')
})

test('an item that quits is not taken, and quits once', () => {
  const queue = open()
  queue.join('a1')
  queue.join('a2')
  expect(queue.quit('a1')).toBe(true)
  expect(queue.quit('a1')).toBe(false)
  expect(queue.all()).toEqual(['a2'])
  expect(queue.take()).toBe('a2')
})
