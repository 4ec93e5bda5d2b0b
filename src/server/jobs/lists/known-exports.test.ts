import { expect } from 'vitest'
import { exportExamples } from '#contract/lists/columns/known-exports.testing.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'

test('of each known export the pictures are read and what is said of them, without a choice', async ({
  read,
}) => {
  for (const { csv, picture, title } of exportExamples) {
    const list = await read('export.csv', csv)
    expect(list.all[0], title).toMatchObject({ rawUrl: picture, context: '' })
  }
  const [shopify] = exportExamples
  const list = await read('products.csv', shopify!.csv)
  expect(list.hasAltColumn).toBe(true)
  expect(list.all.map(({ wishes }) => wishes)).toEqual([
    { existingAlt: 'Blauer Becher', brand: 'Töpferei Kern', product: 'Becher Blau' },
    { product: 'Becher Blau' },
  ])
})

test('a known export as JSON is read the same', async ({ read }) => {
  const rows = [{ Handle: 'becher', Title: 'Becher', 'Image Src': 'x.jpg', 'Option1 Linked To': '' }]
  const list = await read('products.json', JSON.stringify(rows))
  expect(list.all[0]).toMatchObject({ rawUrl: 'x.jpg', wishes: { product: 'Becher' } })
})

test('columns that are chosen go before those of the system', async ({ read }) => {
  const [shopify] = exportExamples
  const choice = {
    urlColumn: 'Variant Image',
    contextColumn: 'Title',
    wishColumns: { existingAlt: null, brand: 'Type' },
  }
  const list = await read('products.csv', shopify!.csv, choice)
  expect(list.all[0]).toMatchObject({ rawUrl: '', context: 'Becher Blau', wishes: { brand: 'Becher' } })
  expect(list.all[0]!.wishes.existingAlt).toBeUndefined()
})
