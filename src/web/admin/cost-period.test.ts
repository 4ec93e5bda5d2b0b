import { expect, test } from 'vitest'
import { readPeriod, writePeriod } from './cost-period.ts'

test.for([
  ['', 'days'],
  ['period=months', 'months'],
  ['period=all', 'all'],
  ['period=toString', 'days'],
] as const)('the address %s names the period %s', ([address, period]) => {
  expect(readPeriod(new URLSearchParams(address))).toBe(period)
})

test('the usual period leaves no trace in the address, and other words there stay', () => {
  const months = writePeriod(new URLSearchParams('x=1'), 'months')
  expect(months.toString()).toBe('x=1&period=months')
  expect(writePeriod(months, 'days').toString()).toBe('x=1')
})
