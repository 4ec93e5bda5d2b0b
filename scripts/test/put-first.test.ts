import { expect, test } from 'vitest'
import { putFirst } from './put-first.ts'

test('named files come first in that order, and the others keep theirs', () => {
  const files = ['/a/short.test.ts', '/a/half-long.test.ts', '/b/middling.test.ts', '/b/long.test.ts']
  const sorted = putFirst(
    ['long', 'b/middling'],
    files.map((moduleId) => ({ moduleId })),
  )
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    '/b/long.test.ts',
    '/b/middling.test.ts',
    '/a/short.test.ts',
    '/a/half-long.test.ts',
  ])
})
