import { expect, test } from 'vitest'
import { readUserView, writeUserView } from './user-view.ts'

const read = (query: string) => readUserView(new URLSearchParams(query))
const write = (query: string, change: Parameters<typeof writeUserView>[1]) =>
  writeUserView(new URLSearchParams(query), change).toString()

test('an address without a state, or with one that does not exist, shows everybody', () => {
  expect(read('').state).toBe('all')
  expect(read('state=lost')).toEqual(read(''))
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

test('another state begins at the first page, and everybody leaves no trace', () => {
  expect(write('search=anna&page=3', { state: 'key_refused' })).toBe('search=anna&state=key_refused')
  expect(write('state=key_refused&page=3', { state: 'all' })).toBe('')
})

test('a search and a turned page keep the state', () => {
  expect(write('state=key_refused', { search: 'anna' })).toBe('state=key_refused&search=anna')
  expect(write('state=key_refused', { page: 2 })).toBe('state=key_refused&page=2')
})
