import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import type { ViewOf } from './view-address.ts'
import { numberPart, oneOf, searchPart } from './view-parts.ts'

const { read, write, isStep } = listAddress({
  search: searchPart,
  colour: oneOf('colour', ['any', 'red', 'blue'], 'any'),
  shelf: numberPart('shelf'),
})
type View = ViewOf<{ read: typeof read }>

const nothing: View = { search: '', colour: 'any', shelf: null, page: 1 }
const readFrom = (query: string) => read(new URLSearchParams(query))
const writeTo = (query: string, change: Partial<View>) => write(new URLSearchParams(query), change).toString()

test('an empty address shows the first page of everything', () => {
  expect(readFrom('')).toEqual(nothing)
})

test('an address brings every part of the view back', () => {
  const view: View = { search: 'hat & coat', colour: 'red', shelf: 12, page: 3 }
  expect(readFrom(writeTo('', view))).toEqual(view)
})

test.each(['0', '-2', '0.5', '1e3', '0x10', '007', ' 3', 'x', '', '99999999999'])(
  '%o is no number',
  (word) => {
    const query = new URLSearchParams({ page: word, shelf: word })
    expect(read(query)).toEqual(nothing)
  },
)

test('an unknown value counts as the usual one, and a search is no longer than servers take', () => {
  expect(readFrom('colour=toString').colour).toBe('any')
  expect(readFrom(`search=+${'x'.repeat(300)}`).search).toBe('x'.repeat(200))
})

test('every change but that of the page starts at the first page and keeps the rest', () => {
  expect(writeTo('colour=red&page=3', { search: 'hat' })).toBe('colour=red&search=hat')
  expect(writeTo('colour=red&page=3', { shelf: 4 })).toBe('colour=red&shelf=4')
  expect(writeTo('colour=red&page=3', { page: 4 })).toBe('colour=red&page=4')
})

test('defaults leave no trace, and other parts of the address are kept', () => {
  expect(writeTo('x=1&search=hat&colour=red&shelf=4&page=3', nothing)).toBe('x=1')
})

test('only turning the page is a step', () => {
  expect(isStep({ page: 1 }, nothing)).toBe(true)
  expect(isStep({ search: 'hat', colour: 'red' }, nothing)).toBe(false)
})
