import { expect, test } from 'vitest'
import { createTextStore } from './create-text-store.ts'

const long = 'ä€😀'.repeat(100_000)

test('texts come back by their numbers, also where they do not fit one piece', () => {
  const store = createTextStore()
  const texts = Array.from({ length: 60 }, (_, n) => `${n}${long}`)
  for (const text of texts) store.add(text)
  for (const [n, text] of texts.entries()) expect(store.get(n) === text).toBe(true)
  expect([store.get(60), store.get(-1), store.get(Number.NaN)]).toEqual([undefined, undefined, undefined])
})

test('what is forgotten takes no memory any more', () => {
  const store = createTextStore()
  store.add('Hof')
  const before = process.memoryUsage().arrayBuffers
  store.forget()
  expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThan(70_000_000)
  expect(store.get(0)).toBeUndefined()
})
