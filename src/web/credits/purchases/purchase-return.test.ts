import { expect, test } from 'vitest'
import { outcomeOf, readPurchaseReturn, withoutPurchaseReturn } from './purchase-return.ts'

const read = (query: string) => readPurchaseReturn(new URLSearchParams(query))

test('the address names the purchase, and whether its payment was given up', () => {
  expect(read('purchase=12')).toEqual({ id: 12, isCancelled: false })
  expect(read('purchase=12&cancelled=1')).toEqual({ id: 12, isCancelled: true })
})

test.for([
  '',
  'cancelled=1',
  'purchase=',
  'purchase=0',
  'purchase=-3',
  'purchase=1e3',
  'purchase=12345678901',
])('the address ?%s names no purchase', (query) => {
  expect(read(query)).toBeNull()
})

test('what the list shows stays in the address when the purchase leaves it', () => {
  const params = new URLSearchParams('type=purchase&purchase=12&cancelled=1&page=2')
  expect(withoutPurchaseReturn(params).toString()).toBe('type=purchase&page=2')
})

test('an open purchase is waited for, unless it was given up', () => {
  expect(outcomeOf('open', false)).toBe('waiting')
  expect(outcomeOf('open', true)).toBe('cancelled')
  expect(outcomeOf('expired', true)).toBe('cancelled')
})

test('a received payment takes precedence over a cancelled return', () => {
  expect(outcomeOf('paid', true)).toBe('paid')
  expect(outcomeOf('processing', true)).toBe('processing')
  expect(outcomeOf('failed', true)).toBe('failed')
})
