import { expect, test } from 'vitest'
import { withoutHidden } from './without-hidden.ts'

test.each([
  ['overrides of direction', 'invoice\u202egnp.exe\u202c', 'invoicegnp.exe'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['marks of direction', 'a\u200eb\u200fc\u061cd', 'abcd'],
  ['blanks without width', 'a\u200bb\u2060c\ufeffd', 'abcd'],
  ['soft hyphens', 'Wander\u00adschuhe', 'Wanderschuhe'],
  ['tags', 'a\u{e0049}\u{e0067}b', 'ab'],
])('%s go', (_, text, seen) => {
  expect(withoutHidden(text)).toBe(seen)
})

test.each(['👩‍🌾 🏳️‍🌈', 'می‌خواهم', 'Größe 🏔 «x» – “y” a b', 'a\u00a0b\n\tc'])('%j stays', (text) => {
  expect(withoutHidden(text)).toBe(text)
})
