import { expect, test } from 'vitest'
import { newestFirst } from './sorting.ts'
import { type UserView, userAddress } from './user-view.ts'

const read = (query: string) => userAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<UserView>) =>
  userAddress.write(new URLSearchParams(query), change).toString()

test('an address without a view shows the newest users, from the first page', () => {
  expect(read('')).toEqual({ search: '', sort: newestFirst, page: 1 })
})

test('what makes no sense in an address counts as absent', () => {
  expect(read('sort=password&order=up&page=-2')).toEqual({ search: '', sort: newestFirst, page: 1 })
})

test('a view survives the way through the address', () => {
  const view = { search: 'anna', sort: { key: 'email', direction: 'asc' }, page: 3 } as const
  expect(read(write('', view))).toEqual(view)
})

test('another search begins at the first page and keeps the order', () => {
  expect(write('sort=email&order=asc&page=3', { search: 'anna' })).toBe('sort=email&order=asc&search=anna')
})

test('the usual order leaves no trace in the address', () => {
  expect(write('sort=email&order=asc', { sort: newestFirst })).toBe('')
})
