import { expect, test } from 'vitest'
import { keptDrafts } from './kept-drafts.ts'

function createBox(entries: [string, string][] = []) {
  const items = new Map(entries)
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const drafts = new Map([[3, { texts: { de: { altText: 'Ein Hund' } }, approved: true }]])

test('drafts are restored unchanged, for the same user and job only', () => {
  const box = createBox()
  keptDrafts(() => box, 1, 2).write(drafts)
  expect(keptDrafts(() => box, 1, 2).read()).toEqual(drafts)
  expect(keptDrafts(() => box, 1, 3).read().size).toBe(0)
  expect(keptDrafts(() => box, 9, 2).read().size).toBe(0)
})

test('without drafts, nothing stays in the storage', () => {
  const box = createBox()
  const kept = keptDrafts(() => box, 1, 2)
  kept.write(drafts)
  kept.write(new Map())
  expect(box.items.size).toBe(0)
})

test('invalid content counts as none', () => {
  const box = createBox([['bildwort-texts-1-2', '{"broken"']])
  expect(keptDrafts(() => box, 1, 2).read().size).toBe(0)
})

test('an invalid entry does not discard the others', () => {
  const box = createBox([
    ['bildwort-texts-1-2', JSON.stringify([[1, { texts: 7 }], 'broken', ...drafts, ['4', {}]])],
  ])
  expect(keptDrafts(() => box, 1, 2).read()).toEqual(drafts)
})

test('a browser that keeps nothing is no fault', () => {
  const refusing = () => {
    throw new Error('denied')
  }
  const kept = keptDrafts(refusing, 1, 2)
  kept.write(drafts)
  expect(kept.read().size).toBe(0)
})
