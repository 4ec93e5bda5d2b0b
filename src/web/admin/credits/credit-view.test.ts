import { expect, test } from 'vitest'
import { type CreditView, creditAddress } from './credit-view.ts'

const read = (query: string) => creditAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<CreditView>) =>
  creditAddress.write(new URLSearchParams(query), change).toString()

test('an address without a view names no user', () => {
  expect(read('')).toEqual({ userId: null, type: 'all', page: 1 })
})

test('invalid parameters of an address count as absent', () => {
  expect(read('user=anna&type=gift&page=0.5')).toEqual({ userId: null, type: 'all', page: 1 })
  expect(read('user=-1&page=99999999999').userId).toBe(null)
})

test('a view survives the way through the address', () => {
  const view = { userId: 12, type: 'deduction', page: 3 } as const
  expect(read(write('', view))).toEqual(view)
})

test('another user’s history starts at the first page', () => {
  expect(write('user=12&type=purchase&page=3', { userId: 13 })).toBe('user=13')
  expect(write('user=12&type=purchase', { userId: null })).toBe('')
})

test('another type starts at the first page of the same user', () => {
  expect(write('user=12&page=3', { type: 'purchase' })).toBe('user=12&type=purchase')
})

test('another page keeps user and type', () => {
  expect(write('user=12&type=purchase', { page: 2 })).toBe('user=12&type=purchase&page=2')
})

test('a chosen user and a turned page are steps, another type is none', () => {
  const now = read('user=12')
  expect(creditAddress.isStep({ userId: 13 }, now)).toBe(true)
  expect(creditAddress.isStep({ page: 2 }, now)).toBe(true)
  expect(creditAddress.isStep({ userId: null }, now)).toBe(false)
  expect(creditAddress.isStep({ type: 'purchase' }, now)).toBe(false)
})
