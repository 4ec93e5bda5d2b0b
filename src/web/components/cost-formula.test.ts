import { expect, test } from 'vitest'
import { costFormula } from './cost-formula.ts'

test('a cost is the number of images times their price, formatted for the reader', () => {
  expect(costFormula(1_200, 52, 'de')).toBe('1.200 × 0,52\u00a0€')
  expect(costFormula(1_200, 52, 'en')).toBe('1,200 × €0.52')
})
