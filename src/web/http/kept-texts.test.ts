import { afterEach, expect, test, vi } from 'vitest'
import { forgetKeptTexts, keptTextsKey } from './kept-texts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('every kept text of a user goes, and what is not theirs stays', () => {
  const others = [keptTextsKey(12, 3), keptTextsKey(2, 1), 'upload-tab']
  const kept = new Set([keptTextsKey(1, 3), ...others, keptTextsKey(1, 4)])
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  forgetKeptTexts(1)
  expect([...kept]).toEqual(others)
})

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('sessionStorage', {
    get length(): number {
      throw new Error('Access is denied for this document')
    },
  })
  expect(() => forgetKeptTexts(1)).not.toThrow()
})
