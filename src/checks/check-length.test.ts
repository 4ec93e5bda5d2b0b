import { expect, test } from 'vitest'
import { checkLength } from './check-length.ts'

test.each([
  ['de', 'Straßenszene mit Straßenbahn. '.repeat(9)],
  ['hu', 'Sárga villamos áll a megállóban. '.repeat(8)],
  ['pl', 'Żółty tramwaj stoi na przystanku. '.repeat(8)],
])('more than 250 characters in %s are too many', (_language, text) => {
  expect(checkLength(text)).toBe(true)
})

test.each([
  ['en', 'A yellow tram waits at a stop while three people get in.'],
  ['cz', 'ž'.repeat(250)],
  ['it', 'Un tram giallo aspetta alla fermata mentre tre persone salgono a bordo. '.repeat(3).trim()],
  ['sl', '🚋'.repeat(250)],
])('250 characters in %s are not, however many bytes they take', (_language, text) => {
  expect(checkLength(text)).toBe(false)
})
