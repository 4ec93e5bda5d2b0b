import { expect, test } from 'vitest'
import { type HistoryView, historyAddress } from './history-view.ts'

const read = (query: string) => historyAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<HistoryView>) =>
  historyAddress.write(new URLSearchParams(query), change).toString()

test('an address without a view shows everything, from the first page', () => {
  expect(read('')).toEqual({ type: 'all', search: '', page: 1 })
})

test('invalid parameters of an address count as absent', () => {
  expect(read('type=gift&page=0.5')).toEqual({ type: 'all', search: '', page: 1 })
})

test('a view survives the way through the address', () => {
  const view = { type: 'deduction', search: '12', page: 3 } as const
  expect(read(write('', view))).toEqual(view)
})

test('another filter starts at the first page and keeps the search', () => {
  expect(write('search=12&page=3', { type: 'purchase' })).toBe('search=12&type=purchase')
  expect(write('type=purchase&page=3', { search: '7' })).toBe('type=purchase&search=7')
})

test('other parts of the address are kept', () => {
  expect(write('purchase=12&type=other', { type: 'all' })).toBe('purchase=12')
})
