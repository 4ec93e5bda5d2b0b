import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { listCapacity } from './list-capacity.ts'

test('a table on a desk shows the largest job whole', () => {
  expect(listCapacity(116, 1)).toBeGreaterThanOrEqual(limits.maxImagesPerJob)
  expect(listCapacity(116, 2)).toBeGreaterThanOrEqual(limits.maxImagesPerJob)
})

test('a sharp screen and large text leave room for fewer rows', () => {
  expect(listCapacity(200, 3)).toBe(55_000)
  expect(listCapacity(400, 3)).toBe(27_500)
})
