import { expect, test } from 'vitest'
import { findAltColumn } from './find-alt-column.ts'
import { createUrlColumnSearch } from './find-url-column.ts'
import { preselectUrlColumn } from './preselect-columns.ts'
import { recogniseWishes } from './row-wishes.ts'

test.each([
  [['sku', 'base_image', 'base_image_label'], 1, 2],
  [['Gallery:1:Image', 'Gallery:1:Image:alt', 'Gallery:2:Image:alt'], 0, 1],
  [['id', 'image.alternativeText', 'image.url', 'logo.alt'], 2, 1],
  [['image.url', 'author.avatar.alt'], 0, -1],
  [['secure_url', 'context.custom.alt'], 0, 1],
  [['url', 'description'], 0, -1],
])('of %j the alt texts of column %i are in column %i', (headers, url, alt) => {
  expect(findAltColumn(headers, url)).toBe(alt)
})

test('what a column takes, in brackets, is no part of its name', () => {
  expect(recogniseWishes(['Image URLs (x,y,z...)', 'Image alt texts (x,y,z...)'])).toEqual({ existingAlt: 1 })
})

test.each([
  [['Name', 'Thumbnail URL', 'Original URL'], 2],
  [['image.formats.small.url', 'image.formats.large.url', 'image.url'], 2],
  [['links.self.href', 'attributes.uri.url'], 1],
  [['Thumbnail URL', 'Name'], 0],
])('of %j the whole pictures are preselected', (headers, index) => {
  expect(preselectUrlColumn(headers)).toBe(index)
})

test('a column of links to pictures is one of pictures', () => {
  const search = createUrlColumnSearch(['link', 'image_link'])
  search.add((index) => ['https://example.org/p/1', 'https://example.org/m/1'][index] ?? '')
  expect(search.result()).toEqual({ index: 1, insteadOf: { index: 0, why: 'pages' } })
})
