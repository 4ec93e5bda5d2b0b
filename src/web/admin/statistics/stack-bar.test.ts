import { expect, test } from 'vitest'
import { stackBar } from './stack-bar.ts'

test('segments are stacked, the first at the bottom', () => {
  expect(stackBar([50, 25], 100)).toEqual([
    { y: 0.5, height: 0.5 },
    { y: 0.25, height: 0.25 },
  ])
})

test('every amount above zero stays visible, and zero stays zero', () => {
  expect(stackBar([1], 1_000)).toEqual([{ y: 0.98, height: 0.02 }])
  expect(stackBar([0], 1_000)).toEqual([{ y: 1, height: 0 }])
})

test('a small part on a full bar does not reach over the edge', () => {
  const [below, above] = stackBar([999, 1], 1_000)
  expect(above?.y).toBeCloseTo(0)
  expect(above?.height).toBe(0.02)
  expect(below?.height).toBeCloseTo(0.98)
})
