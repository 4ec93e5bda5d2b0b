import { expect, test } from 'vitest'
import { createUrlColumnSearch } from './find-url-column.ts'

function find(headers: string[], ...rows: string[][]) {
  const search = createUrlColumnSearch(headers)
  for (const cells of rows) if (search.add((index) => cells[index] ?? '')) break
  return search.result()
}

const picture = 'https://example.org/see.jpg'
const page = 'https://example.org/ein-see/'

test.each([
  ['the headers name the addresses', ['id', 'url'], ['1', picture], 1],
  ['the addresses end in nothing', ['id', 'url', 'datei'], ['1', page, 'see.jpg'], 1],
  ['the column holds paths', ['id', 'media', 'quelle'], ['1', 'media/see.jpg', page], 1],
  ['no column holds an address', ['id', 'titel'], ['1', 'Ein See'], 0],
  ['the column is empty', ['url', 'bild'], ['', ''], 0],
  ['there are no rows', ['id', 'url'], [], 1],
])('where %s, %j keeps the column of its headers', (_, headers, row, index) => {
  expect(find(headers, row)).toMatchObject({ index, insteadOf: null })
})

test.each([
  ['bild', ['id', 'bild'], ['1', picture], 1, 0],
  ['bild next to a media type', ['media', 'bild'], ['image/jpeg', picture], 1, 0],
  ['addresses without an ending', ['id', 'bild'], ['1', page], 1, 0],
  ['paths alone', ['id', 'datei'], ['1', 'fileadmin/see.jpg'], 1, 0],
  ['several pictures in a cell', ['id', 'bilder'], ['1', `${picture}, ${picture}`], 1, 0],
  ['pictures of each product', ['id', 'images'], ['1', JSON.stringify([{ src: picture }])], 1, 0],
  ['pictures before pages', ['id', 'seite', 'bild'], ['1', page, picture], 2, 0],
])('a column without addresses is passed over for another: %s', (_, headers, row, index, insteadOf) => {
  expect(find(headers, row)).toEqual({ index, insteadOf: { index: insteadOf, why: 'noAddresses' } })
})

test('a column of pages is passed over for one whose addresses end like pictures', () => {
  expect(find(['Permalink', 'Bild'], [page, `${picture}?w=100`])).toEqual({
    index: 1,
    insteadOf: { index: 0, why: 'pages' },
  })
})

test('a column of pages is passed over for one that is called after pictures, and not for a page of them', () => {
  const [one, other] = ['https://example.org/html200/a', 'https://example.org/is/image/1']
  expect(find(['Page URL', 'Image URL', 'Alt'], [one, other, ''])).toEqual({
    index: 1,
    insteadOf: { index: 0, why: 'pages' },
  })
  expect(find(['url', 'Image Page'], [one, other]).index).toBe(0)
  expect(find(['Media', 'Bild'], [one, other]).index).toBe(0)
})

test('one picture among pages is enough to keep a column', () => {
  expect(find(['Link', 'Bild'], [page, picture], [picture, picture])).toEqual({ index: 0, insteadOf: null })
})

test('a column with few pictures does not replace the one the headers suggest', () => {
  const rows = [picture, 'keines', 'keines'].map((cell) => [page, cell])
  expect(find(['Link', 'Bild'], ...rows)).toEqual({ index: 0, insteadOf: null })
})

test('a column that is recognised as something else is taken only where no other fits', () => {
  const row = ['1', picture, picture]
  expect(find(['id', 'link_target', 'bild'], row).index).toBe(1)
  expect(find(['media', 'link_target', 'bild'], row).index).toBe(2)
  expect(find(['media', 'link_target'], row).index).toBe(1)
})

test('fifty filled cells are looked at and no more', () => {
  const ids = Array.from({ length: 50 }, (_, id) => [String(id), picture])
  expect(find(['url', 'bild'], ...ids, [picture, picture]).index).toBe(1)
  expect(find(['url', 'bild'], ...ids.slice(1), [picture, picture]).index).toBe(0)
})

test('empty cells and blank rows are not counted', () => {
  const gaps = Array.from({ length: 900 }, () => ['', 'x'])
  const blanks = Array.from({ length: 5_000 }, () => ['', ''])
  expect(find(['url', 'bild'], ...gaps, ...blanks, [picture, 'x'])).toEqual({ index: 0, insteadOf: null })
})

test('a thousand rows without a filled cell end the search', () => {
  const search = createUrlColumnSearch(['url', 'bild'])
  const answers = Array.from({ length: 1_000 }, () => search.add((index) => (index === 1 ? picture : '')))
  expect(answers.indexOf(true)).toBe(999)
  expect(search.result().index).toBe(1)
})
