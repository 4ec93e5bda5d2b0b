import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('texts that differ in a digit, a sign or their length differ in their fingerprints', () => {
  const texts = Array.from(
    { length: 200_000 },
    (_, i) => `["https://a.example/images/${i}.jpg","Titel ${i % 7}"]`,
  )
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  expect(new Set(['', ' ', 'a', 'aa', 'ab', 'ba', 'ä', '\0'].map(fingerprint)).size).toBe(8)
})

test('the same text has the same one, a whole number that nothing rounds', () => {
  const mark = fingerprint('https://a.example/ä.jpg')
  expect(fingerprint(`https://a.example/${'ä'}.jpg`)).toBe(mark)
  expect(Number.isSafeInteger(mark)).toBe(true)
})
