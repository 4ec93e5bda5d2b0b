import { expect, test } from 'vitest'
import { newestFirst } from './sorting.ts'
import { type UserView, userAddress } from './user-view.ts'

const read = (query: string) => userAddress.read(new URLSearchParams(query))
const write = (query: string, change: Partial<UserView>) =>
  userAddress.write(new URLSearchParams(query), change).toString()
const usual = { search: '', sort: newestFirst, page: 1, state: 'all' }

test('an address without a view shows all users, newest first, from the first page', () => {
  expect(read('')).toEqual(usual)
})

test('invalid parameters of an address count as absent', () => {
  expect(read('sort=password&order=up&page=-2&state=lost')).toEqual(usual)
})

test('a view survives the way through the address', () => {
  const view = {
    search: 'anna',
    sort: { key: 'email', direction: 'asc' },
    page: 3,
    state: 'key_refused',
  } as const
  expect(read(write('', view))).toEqual(view)
})

test('another search or state starts at the first page and keeps the order', () => {
  expect(write('sort=email&order=asc&page=3', { search: 'anna' })).toBe('sort=email&order=asc&search=anna')
  expect(write('search=anna&page=3', { state: 'key_refused' })).toBe('search=anna&state=key_refused')
})

test('a search and a turned page keep the state', () => {
  expect(write('state=key_refused', { search: 'anna' })).toBe('state=key_refused&search=anna')
  expect(write('state=key_refused', { page: 2 })).toBe('state=key_refused&page=2')
})

test('defaults leave no trace in the address', () => {
  expect(write('sort=email&order=asc', { sort: newestFirst })).toBe('')
  expect(write('state=key_refused&page=3', { state: 'all' })).toBe('')
})
