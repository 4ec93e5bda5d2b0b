import { expect, test } from 'vitest'
import { readLimit, writeLimit } from './typed-limit.ts'

test.for([
  ['', { cents: null }],
  ['0', { cents: 0 }],
  ['25', { cents: 2_500 }],
  ['25,5', { cents: 2_550 }],
  ['1.000,00', { cents: 100_000 }],
  ['-5', { problem: 'invalid' }],
  ['viel', { problem: 'invalid' }],
  ['99999999', { problem: 'tooLarge' }],
] as const)('%s is read as a limit', ([typed, read]) => {
  expect(readLimit(typed, 'de')).toEqual(read)
})

test('a written limit is read as the same limit', () => {
  for (const language of ['de', 'en'] as const) {
    for (const cents of [null, 0, 5, 500, 2_550, 100_000_000]) {
      expect(readLimit(writeLimit(cents, language), language)).toEqual({ cents })
    }
  }
})
