import fc from 'fast-check'
import { expect } from 'vitest'
import { listTest as test } from '#server/jobs/testing/list-test.ts'

test('a row of objects keeps its own text: order of keys, digits of numbers, blanks', async ({ read }) => {
  const row =
    '{ "b": 1.50, "a": 12345678901234567890,\n "url":"https:\\/\\/example.com\\/x.jpg", "tags":["rot","grün"] }'
  const list = await read('list.JSON', `[\n${row},\n{"url":"y"}]`, { contextColumn: 'tags' })
  expect(list).toMatchObject({ kind: 'json-objects', delimiter: null, encoding: 'utf-8' })
  expect(list.headers).toEqual(['b', 'a', 'url', 'tags'])
  expect(list.all).toEqual([
    {
      source: row,
      rawUrl: 'https://example.com/x.jpg',
      context: 'rot, grün',
      wishes: {},
      line: 2,
      row: 0,
      place: 0,
    },
    { source: '{"url":"y"}', rawUrl: 'y', context: '', wishes: {}, line: 4, row: 1, place: 0 },
  ])
})

test.for([
  ['an array of URLs', '["a","b"]', 'json-urls'],
  ['an array of objects', '[{"url":"a"},{"url":"b"}]', 'json-objects'],
  [
    'an object with one array inside',
    '{"count":2,"images":[{"url":"a"},{"url":"b"}],"next":null}',
    'json-objects',
  ],
  ['one object a line', '{"url":"a","tags":["x"]}\r\n{"url":"b"}\r\n', 'json-objects'],
] as const)('%s is a list', async ([, text, kind], { read }) => {
  const list = await read('list.json', text)
  expect(list.kind).toBe(kind)
  expect(list.all.map(({ rawUrl }) => rawUrl)).toEqual(['a', 'b'])
})

test.for([
  ['utf-16le', Buffer.from('\ufeff["https://example.com/ł.jpg"]', 'utf16le')],
  ['utf-16be', Buffer.from('["https://example.com/ł.jpg"]', 'utf16le').swap16()],
  ['utf-8', Buffer.from('\ufeff["https://example.com/ł.jpg"]')],
] as const)('a JSON list in %s is read', async ([encoding, bytes], { read }) => {
  const list = await read('list.json', bytes)
  expect(list.encoding).toBe(encoding)
  expect(list.all).toMatchObject([
    { rawUrl: 'https://example.com/ł.jpg', source: '"https://example.com/ł.jpg"' },
  ])
})

test.for(['list.ndjson', 'list.jsonl'])(
  '%s has a row in each line that is not blank',
  async (name, { read }) => {
    const list = await read(name, '{"url":"a","tags":["x"]}\r\n\r\n{"url":"b"}\r\n', {
      contextColumn: 'tags',
    })
    expect(list).toMatchObject({ kind: 'json-objects', headers: ['url', 'tags'], delimiter: null })
    expect(list.all).toMatchObject([
      { source: '{"url":"a","tags":["x"]}', rawUrl: 'a', context: 'x', line: 1 },
      { source: '{"url":"b"}', rawUrl: 'b', context: '', line: 3 },
    ])
  },
)

test('a bad line behind 99,999 good ones is refused with its number', async ({ refusalOf }) => {
  const rows = Array.from({ length: 99_999 }, (_, n) => `{"url":"https://example.com/${n}.jpg"}\n`).join('')
  expect(await refusalOf('list.ndjson', `${rows}{"url":"https://example.com\n`)).toEqual({
    code: 'ndjson_line_cut',
    line: 100_000,
  })
})

test('an empty array is a list without rows', async ({ read }) => {
  expect((await read('list.json', '[]')).all).toEqual([])
})

test('a list of URLs has the one column url', async ({ refusalOf }) => {
  expect(await refusalOf('list.json', '["a"]', { urlColumn: 'url' })).toBeNull()
  expect(await refusalOf('list.json', '["a"]', { urlColumn: 'src' })).toMatchObject({
    code: 'url_column_missing',
  })
})

test('a NUL written as an escape does not reach the cells', async ({ read }) => {
  expect((await read('list.json', '["a\\u0000b"]')).all).toEqual([
    { source: '"a\\u0000b"', rawUrl: 'ab', context: '', wishes: {}, line: 1, row: 0, place: 0 },
  ])
})

test('any list of objects comes back as it was written, in each of the shapes', async ({ read }) => {
  const row = fc.dictionary(fc.string(), fc.jsonValue()).map((row) => JSON.stringify(row))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 6 }), async (rows) => {
      for (const text of [`[${rows}]`, `{"rows":\n[${rows}]}`, rows.join('\n')])
        expect((await read('list.json', text)).all.map(({ source }) => source)).toEqual(rows)
    }),
    { numRuns: 50 },
  )
})
