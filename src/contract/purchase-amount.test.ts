import { expect, test } from 'vitest'
import { readPurchaseAmount } from './purchase-amount.ts'

test.each([
  [1, 100],
  [10, 1_000],
  [1.15, 115],
  [10.1, 1_010],
  [999.99, 99_999],
  [1_000, 100_000],
])('%s € are %s cents', (euros, cents) => {
  expect(readPurchaseAmount(euros)).toEqual({ cents })
})

test.each(['25', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 0, -5, 0.99, 12.345, 1.001])(
  '%s is no amount that can be bought',
  (euros) => {
    expect(readPurchaseAmount(euros)).toEqual({ problem: 'invalid_amount' })
  },
)

test.each([1_000.01, 5_000])('%s € are too much', (euros) => {
  expect(readPurchaseAmount(euros)).toEqual({ problem: 'amount_too_large' })
})

test('every cent from 1 € to 1,000 € is read as itself', () => {
  const misread = []
  for (let cents = 100; cents <= 100_000; cents += 1) {
    const read = readPurchaseAmount(Number((cents / 100).toFixed(2)))
    if (!('cents' in read) || read.cents !== cents) misread.push(cents)
  }
  expect(misread).toEqual([])
})
