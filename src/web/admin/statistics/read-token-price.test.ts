import { expect, test } from 'vitest'
import { readTokenPrice } from './read-token-price.ts'

test.for([
  ['0,93', { cents: 93 }],
  ['4.5', { cents: 450 }],
  ['3 €', { cents: 300 }],
  ['0', { cents: 0 }],
  ['1,15', { cents: 115 }],
  ['10.000', { cents: 1_000_000 }],
  ['10.000,01', { problem: 'tooLarge' }],
  ['0,075', { problem: 'tooManyDecimals' }],
  ['', { problem: 'invalid' }],
  ['-1', { problem: 'invalid' }],
  ['about 3', { problem: 'invalid' }],
] as const)('%s is read as %o', ([typed, read]) => {
  expect(readTokenPrice(typed, 'de')).toEqual(read)
})

test('in English a comma can separate thousands, and a point decimals', () => {
  expect(readTokenPrice('1,000', 'en')).toEqual({ cents: 100_000 })
  expect(readTokenPrice('0,075', 'en')).toEqual({ problem: 'tooManyDecimals' })
  expect(readTokenPrice('0.075', 'en')).toEqual({ problem: 'tooManyDecimals' })
})
