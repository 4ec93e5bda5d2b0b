import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnKey, findColumn } from './column-key.ts'
import { preselectContextColumn, preselectUrlColumn } from './preselect-columns.ts'

test.each([
  [['ID', 'Titel', 'Bild-URL', 'Link'], 2],
  [['ID', 'MediaFile', 'url'], 1],
  [['ID', 'Permalink'], 1],
  [['ID', 'Titel'], 0],
  [['', ''], 0],
  [[], -1],
])('of %j column %j holds the URLs', (headers, index) => {
  expect(preselectUrlColumn(headers)).toBe(index)
})

test.each([
  [['Bild-URL', 'Titel', 'Kontext'], 2],
  [['Context ', 'Image URL'], 0],
  [['url', 'CONTEXT'], 1],
  [['url', 'kontext', 'context'], -1],
  [['url', 'Kontextspalte', 'text'], -1],
  [['url', 'Titel'], -1],
  [['Kontext', 'Titel'], -1],
  [[], -1],
])('of %j column %j is taken for the context', (headers, index) => {
  expect(preselectContextColumn(headers)).toBe(index)
})

test.each([
  [['ID', 'URL'], 1, 'URL'],
  [['ID', '', 'URL'], 1, '#2'],
  [['URL', 'ID', 'URL'], 0, '#1'],
  [['URL', 'ID', 'URL'], 2, '#3'],
  [['#2', ''], 0, '#1'],
])('in %j column %j is called %j', (headers, index, key) => {
  expect(columnKey(headers, index)).toBe(key)
})

test.each([
  [['ID', 'URL'], 'URL', 1],
  [['ID', 'URL'], '#2', 1],
  [['ID', 'URL'], '#3', -1],
  [['ID', 'URL'], '#0', -1],
  [['ID', 'URL'], 'url', -1],
  [['ID', ''], '', -1],
  [['ID', 'URL', 'URL'], 'URL', 1],
  [['ID', 'URL', '#1'], '#1', 2],
])('in %j the key %j finds column %j', (headers, key, index) => {
  expect(findColumn(headers, key)).toBe(index)
})

test('every column of any header is found again by its key', () => {
  const header = fc.oneof(fc.string(), fc.constantFrom('', 'URL', '#1', '#2', '#3'))
  fc.assert(
    fc.property(fc.array(header), (headers) => {
      for (const index of headers.keys()) expect(findColumn(headers, columnKey(headers, index))).toBe(index)
    }),
  )
})
