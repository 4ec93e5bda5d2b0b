import { expect, test } from 'vitest'
import { writeAmount } from '#web/ui/formats/parse-amount.ts'
import { readTypedAmount } from './read-typed-amount.ts'

test.for([
  ['25', 2_500],
  ['25,5', 2_550],
  ['25.50', 2_550],
  ['25,', 2_500],
  [' 10,00 € ', 1_000],
  ['EUR 10', 1_000],
  ['1,15', 115],
  ['1', 100],
  ['1000', 100_000],
  ['1.000,00', 100_000],
  ['1,000.00', 100_000],
] as const)('%s is the same in both languages', ([typed, cents]) => {
  expect(readTypedAmount(typed, 'de')).toEqual({ cents })
  expect(readTypedAmount(typed, 'en')).toEqual({ cents })
})

test('thousands are read as the language writes them', () => {
  expect(readTypedAmount('1.000', 'de')).toEqual({ cents: 100_000 })
  expect(readTypedAmount('1,000', 'en')).toEqual({ cents: 100_000 })
})

test('an amount that could be a thousand or a one is rejected', () => {
  expect(readTypedAmount('1,000', 'de')).toEqual({ problem: 'tooManyDecimals' })
  expect(readTypedAmount('1.000', 'en')).toEqual({ problem: 'tooManyDecimals' })
})

test.for([
  ['', 'notPositive'],
  ['zehn', 'notPositive'],
  ['1e2', 'notPositive'],
  ['0', 'notPositive'],
  ['-5', 'notPositive'],
  ['1,2,3', 'notPositive'],
  [',', 'notPositive'],
  ['0,99', 'belowMinimum'],
  [',5', 'belowMinimum'],
  ['10,005', 'tooManyDecimals'],
  ['1000,01', 'tooLarge'],
  ['25.500,00', 'tooLarge'],
] as const)('%s is refused as %s', ([typed, problem]) => {
  expect(readTypedAmount(typed, 'de')).toEqual({ problem })
})

test('a written amount is read as the same amount again', () => {
  for (const cents of [100, 115, 1_000, 2_550, 100_000]) {
    expect(readTypedAmount(writeAmount(cents, 'de'), 'de')).toEqual({ cents })
    expect(readTypedAmount(writeAmount(cents, 'en'), 'en')).toEqual({ cents })
  }
})
