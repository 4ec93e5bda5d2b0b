import { expect, test } from 'vitest'
import { readHeader } from '#contract/lists/read-header.ts'
import { createUrlColumnSearch } from './find-url-column.ts'
import { exportExamples } from './known-exports.testing.ts'
import { recogniseExport } from './known-exports.ts'
import { preselectContextColumn, preselectUrlColumn } from './preselect-columns.ts'
import { recogniseWishes } from './row-wishes.ts'

/** Maps the header of an export to what each of its columns is recognised as. */
function read(csv: string) {
  const { headers } = readHeader(csv, true)!
  const wishes = Object.entries(recogniseWishes(headers)).map(([wish, index]) => [wish, headers[index]])
  return {
    headers,
    system: recogniseExport(headers)?.system,
    url: headers[preselectUrlColumn(headers)],
    context: headers[preselectContextColumn(headers)],
    wishes: Object.fromEntries(wishes),
  }
}

test.for(exportExamples)('$title are recognised, and all that they say', (example) => {
  const { system, url, context, wishes } = example
  expect(read(example.csv)).toMatchObject({ system, url, wishes })
  expect(read(example.csv).context).toBe(context)
})

test.for(exportExamples)('$title are not recognised without their address column', ({ csv, url }) => {
  const { headers } = read(csv)
  const without = headers.filter((header) => header !== url)
  expect(recogniseExport(without)).toBeNull()
})

test('headers identify an export in any case, with any blanks and in any order', () => {
  expect(recogniseExport(['IMAGE SRC ', 'x', ' handle'])).toMatchObject({ system: 'shopify', url: 0 })
  expect(recogniseExport(['asset_id', 'URL', 'lang'])).toMatchObject({ system: 'altTextAi', url: 1 })
})

test.for([
  [['Name', 'Images']],
  [['Image URL', 'Image Alt Text', 'Title']],
  [['source', 'destination']],
  [['path', 'extension']],
  [['identifier', 'url', 'title']],
  [['url', 'title', 'alt_text']],
  [[]],
])('%j is not a known export', ([headers]) => {
  expect(recogniseExport(headers!)).toBeNull()
})

test('a column that is called context goes before the one of the system', () => {
  expect(preselectContextColumn(['Handle', 'Image Src', 'Body (HTML)', 'Kontext'])).toBe(3)
  expect(preselectContextColumn(['Handle', 'Image Src', 'context', 'Kontext'])).toBe(-1)
})

test('what the system does not say is recognised by its header, but in no column that says something already', () => {
  const headers = ['mid', 'name', 'field_media_image', 'Rolle', 'alt_text']
  expect(recogniseWishes(headers)).toEqual({ role: 3, existingAlt: 4 })
  expect(recogniseWishes(['guid', 'post_title', 'post_mime_type', 'alt', 'alt text'])).toEqual({
    existingAlt: 4,
  })
})

test('where the rows contradict a known export, they decide', () => {
  const search = createUrlColumnSearch(['Handle', 'Image Src', 'Bild'])
  search.add((index) => ['becher', 'kein Bild', 'https://shop.example/becher.jpg'][index]!)
  expect(search.result()).toEqual({ index: 2, insteadOf: { index: 1, why: 'noAddresses' } })
})
