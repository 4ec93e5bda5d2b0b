import { afterEach, expect, test, vi } from 'vitest'
import { forgetStoredDrafts, storedDraftsKey } from './stored-drafts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('every kept text of a user goes, and what is not theirs stays', () => {
  const others = [storedDraftsKey(12, 3), storedDraftsKey(2, 1), 'upload-tab']
  const kept = new Set([storedDraftsKey(1, 3), ...others, storedDraftsKey(1, 4)])
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  forgetStoredDrafts(1)
  expect([...kept]).toEqual(others)
})

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('sessionStorage', {
    get length(): number {
      throw new Error('Access is denied for this document')
    },
  })
  expect(() => forgetStoredDrafts(1)).not.toThrow()
})
