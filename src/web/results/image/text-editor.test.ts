import { expect, test } from 'vitest'
import { onOneLine } from './text-editor.tsx'

test('pasted lines become one', () => {
  expect(onOneLine('Ein Hund \r\n  im Gras\n')).toBe('Ein Hund im Gras ')
})

test('spaces at the ends stay while the user is typing', () => {
  expect(onOneLine('Ein  Hund ')).toBe('Ein  Hund ')
})
