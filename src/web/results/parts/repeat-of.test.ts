import { expect, test } from 'vitest'
import { repeatOf } from './repeat-of.ts'

test('an image that got what came of another one names it', () => {
  expect(repeatOf({ sameAs: 12, state: 'succeeded' })).toBe(12)
  expect(repeatOf({ sameAs: 12, state: 'failed' })).toBe(12)
})

test('an image that the job ended before has got nothing from any other', () => {
  expect(repeatOf({ sameAs: 12, state: 'skipped' })).toBeNull()
  expect(repeatOf({ sameAs: 12, state: 'pending' })).toBeNull()
})

test('an image of its own repeats none', () => {
  expect(repeatOf({ sameAs: null, state: 'succeeded' })).toBeNull()
})
