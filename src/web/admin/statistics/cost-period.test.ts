import { expect, test } from 'vitest'
import { periodAddress } from './cost-period.ts'

test.for([
  ['', 'days'],
  ['period=months', 'months'],
  ['period=all', 'all'],
  ['period=toString', 'days'],
] as const)('the address %s names the period %s', ([address, period]) => {
  expect(periodAddress.read(new URLSearchParams(address))).toEqual({ period })
})

test('the default period leaves no trace in the address, and other parameters are kept', () => {
  const months = periodAddress.write(new URLSearchParams('x=1'), { period: 'months' })
  expect(months.toString()).toBe('x=1&period=months')
  expect(periodAddress.write(months, { period: 'days' }).toString()).toBe('x=1')
})
