import { expect, test } from 'vitest'
import { readPlainText } from './read-plain-text.ts'

test('what is no entity stays, though every object has something of that name', () => {
  expect(readPlainText('Fisch &xvalueOf; &toString; Fleisch')).toBe('Fisch &xvalueOf; &toString; Fleisch')
})
