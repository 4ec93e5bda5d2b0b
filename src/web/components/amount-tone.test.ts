import { expect, test } from 'vitest'
import { creditTransactionTypes } from '#contract/entities/credit.ts'
import { amountTone } from './amount-tone.ts'

test('incoming amounts are good, outgoing ones are bad', () => {
  expect(amountTone({ type: 'purchase', amount: 2_500 })).toBe('good')
  expect(amountTone({ type: 'deduction', amount: -52 })).toBe('bad')
})

test('an adjustment’s tone depends on its effect', () => {
  expect(amountTone({ type: 'admin_adjustment', amount: 100 })).toBe('good')
  expect(amountTone({ type: 'admin_adjustment', amount: -100 })).toBe('bad')
})

test.each(creditTransactionTypes)('an amount of 0 is neutral in a transaction of type %s', (type) => {
  expect(amountTone({ type, amount: 0 })).toBe('neutral')
})

test('amounts that moved for another reason are neutral, in both directions', () => {
  expect(amountTone({ type: 'other', amount: 500 })).toBe('neutral')
  expect(amountTone({ type: 'other', amount: -500 })).toBe('neutral')
})
