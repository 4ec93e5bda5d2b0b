import { expect, test } from 'vitest'
import { repeatOf } from './image-notes.tsx'

test('an image that shares the outcome of another one names it', () => {
  expect(repeatOf({ sameAs: 12, state: 'succeeded' })).toBe(12)
  expect(repeatOf({ sameAs: 12, state: 'failed' })).toBe(12)
})

test('an image that is not processed, or not yet, shares no outcome', () => {
  expect(repeatOf({ sameAs: 12, state: 'skipped' })).toBeNull()
  expect(repeatOf({ sameAs: 12, state: 'pending' })).toBeNull()
})

test('an image of its own repeats none', () => {
  expect(repeatOf({ sameAs: null, state: 'succeeded' })).toBeNull()
})
