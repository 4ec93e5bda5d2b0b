import { expect, test } from 'vitest'
import { pageOf, pagesOf } from './image-pages.ts'

test('rows in the middle of a page need that page alone', () => {
  expect(pagesOf(210, 230)).toEqual([1])
})

test('rows on both sides of a border need both pages', () => {
  expect(pagesOf(190, 210)).toEqual([0, 1])
})

test('the last row of a page belongs to it', () => {
  expect(pagesOf(0, 199)).toEqual([0])
  expect(pageOf(200)).toBe(1)
})

test('an empty list needs no page', () => {
  expect(pagesOf(0, -1)).toEqual([])
})
