import { expect } from 'vitest'
import { listTest as test } from '#server/jobs/testing/list-test.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { ListRow } from './list.ts'
import { spreadPictures } from './spread-pictures.ts'

const one = 'https://shop.example/1.jpg'
const two = 'https://shop.example/2.jpg'

test('a product of WooCommerce with two pictures is two rows, each with all of the product', async ({
  read,
}) => {
  const list = await read('products.csv', `Name,Images,In stock?\nBecher,"${one}, ${two}",1\nKrug,${one},0\n`)
  const product = ['Becher', `${one}, ${two}`, '1']
  expect(list.cells).toEqual([product, product, ['Krug', one, '0']])
  expect(list.all).toMatchObject([
    { rawUrl: one, wishes: { product: 'Becher' }, line: 2, row: 0, place: 0 },
    { rawUrl: two, wishes: { product: 'Becher' }, line: 2, row: 0, place: 1 },
    { rawUrl: one, wishes: { product: 'Krug' }, line: 3, row: 1, place: 0 },
  ])
})

test('the images of each product of a nested JSON are rows, with the alt texts that stand with them', async ({
  read,
}) => {
  const products = [
    {
      id: 1,
      title: 'Becher',
      images: [
        { id: 10, src: one, alt: 'Ein Becher' },
        { src: two, alt: null },
      ],
    },
    { id: 2, title: 'Krug', images: [one] },
    { id: 3, title: 'Teller', images: [] },
  ]
  const list = await read('products.json', JSON.stringify({ products }))
  expect(list.headers).toEqual(['id', 'title', 'images'])
  expect(list.all.map(({ rawUrl, wishes }) => [rawUrl, wishes.existingAlt])).toEqual([
    [one, 'Ein Becher'],
    [two, undefined],
    [one, undefined],
    ['', undefined],
  ])
  expect(list.cells).toEqual([products[0], products[0], products[1], products[2]])
})

test('a cell with more than a hundred pictures is refused with its line', async ({ refusalOf }) => {
  const pictures = Array.from({ length: 101 }, (_, id) => `${one}?${id}`)
  expect(await refusalOf('list.json', JSON.stringify([{ url: one }, { url: pictures }], null, 1))).toEqual({
    code: 'too_many_pictures',
    line: 5,
    maxPictures: 100,
  })
})

const longRow: ListRow = {
  source: 'x'.repeat(600_000),
  rawUrl: Array.from({ length: 100 }, (_, id) => `${one}?${id}`).join('|'),
  context: '',
  wishes: {},
  line: 2,
  row: 0,
}

async function* often(rows: number) {
  for (let row = 0; row < rows; row += 1) yield [longRow]
}

test('the pictures of a long row are handed on a few at a time', async () => {
  const sizes: number[] = []
  for await (const rows of spreadPictures(often(1))) sizes.push(rows.length)
  expect(Math.max(...sizes)).toBe(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(100)
})

test('long rows that would be kept again and again are refused before they fill the disk', async () => {
  let kept = 0
  const reading = async () => {
    for await (const rows of spreadPictures(often(1_000))) kept += rows.length
  }
  await expect(reading()).rejects.toMatchObject({ refusal: { code: 'list_unreadable' } })
  expect(kept * longRow.source.length).toBeLessThan(1.1 * bounds.repeatedCharacters)
})
