import { expect, test } from 'vitest'
import { readWishes, recogniseWishes } from './columns/row-wishes.ts'
import { createParentTexts } from './parent-texts.ts'

function productsOf(headers: string[], rows: string[][]) {
  const withParent = createParentTexts(headers)
  const columns = recogniseWishes(headers)
  return rows.map((cells) => {
    const cellAt = (index: number) => cells[index] ?? ''
    return withParent(cellAt, readWishes(columns, cellAt)).product
  })
}

test('rows of one handle have the product of the first', () => {
  const rows = [
    ['a', 'Sessel', '1.jpg'],
    ['a', '', '2.jpg'],
    ['b', '', '3.jpg'],
    ['', '', '4.jpg'],
    ['', '', '5.jpg'],
  ]
  const products = ['Sessel', 'Sessel', undefined, undefined, undefined]
  expect(productsOf(['Handle', 'Title', 'Image Src'], rows)).toEqual(products)
})

test('what refers to the row above it by its id has the product of that one', () => {
  const rows = [
    ['1', 'Sessel', '', ''],
    ['11', '', 'a.jpg', '1'],
    ['12', 'Vorn', 'b.jpg', '1'],
    ['13', '', 'c.jpg', '9'],
  ]
  const products = ['Sessel', 'Sessel', 'Vorn', undefined]
  expect(productsOf(['id', 'title', 'url', '__parentId'], rows)).toEqual(products)
})

test('a list without such columns stays as it is', () => {
  expect(productsOf(['Title', 'url'], [['Sessel', '1.jpg']])).toEqual([undefined])
})
