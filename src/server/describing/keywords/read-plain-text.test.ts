import { expect, test } from 'vitest'
import { readPlainText } from './read-plain-text.ts'

test('what is no entity stays, though every object has something of that name', () => {
  expect(readPlainText('Fisch &xvalueOf; &toString; Fleisch')).toBe('Fisch &xvalueOf; &toString; Fleisch')
})

test('entities are read by all their names and numbers', () => {
  expect(
    readPlainText('Caf&eacute;&nbsp;&hearts;&rightarrow; &#8364; &#x1F98A; &#150; S&shy;and &#0;&#xD800;'),
  ).toBe('Café ♥→ € 🦊 – Sand \uFFFD\uFFFD')
})
