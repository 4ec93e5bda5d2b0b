import { expect, test } from 'vitest'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { jsonCell, jsonContext } from './json-cell.ts'
import { readJsonList } from './rows-of-json.ts'

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

async function readIn(text: string, length: number): Promise<unknown> {
  try {
    const list = await readJsonList(() => inPieces(text, length), { maxRows: 10 })
    const rows: unknown[] = []
    for await (const some of list.rows()) rows.push(...some.map((row) => JSON.parse(row.text)))
    return { ...list, rows }
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error
    return { refusal: error.refusal }
  }
}

/** Checks that the chunks in which a text arrives do not matter. */
async function read(text: string): Promise<unknown> {
  const whole = await readIn(text, text.length || 1)
  for (let length = 1; length < text.length; length += 1) expect(await readIn(text, length)).toEqual(whole)
  return whole
}

test.each([
  ['an array of URLs', ' ["a", "b"]\n', 'urls', ['url'], ['a', 'b']],
  [
    'an array of objects',
    '[{"a":1,"b":2},{"c":3,"a":4}]',
    'objects',
    ['a', 'b', 'c'],
    [
      { a: 1, b: 2 },
      { c: 3, a: 4 },
    ],
  ],
  ['an object with one array inside', '{"n":1,"o":{"x":[]},"list":[{"a":1}]}', 'objects', ['a'], [{ a: 1 }]],
  [
    'the assets among several arrays',
    '{"entries":[{"x":1}],"assets":[{"a":1}],"locales":[]}',
    'objects',
    ['a'],
    [{ a: 1 }],
  ],
  [
    'an object with numbered keys',
    '{"0":{"url":"a.jpg"},"2":{"url":"b.jpg"}}',
    'objects',
    ['url'],
    [{ url: 'a.jpg' }, { url: 'b.jpg' }],
  ],
  [
    'the array of pictures among several, at any depth',
    '{"n":1,"data":{"tags":[{"t":"x"}],"posts":[{"p":"https:\\/\\/e.org/a.jpg"},{"p":null}]},"x":[1]}',
    'objects',
    ['p'],
    [{ p: 'https://e.org/a.jpg' }, { p: null }],
  ],
  [
    'a table in a dump of a database',
    '[{"type":"header"},{"type":"table","data":[{"u":"https://e.org/a.jpg"},{"u":"https://e.org/b.jpg"}]}]',
    'objects',
    ['u'],
    [{ u: 'https://e.org/a.jpg' }, { u: 'https://e.org/b.jpg' }],
  ],
  [
    'the rows of one product',
    '[{"title":"Sessel","images":[{"src":"https://e.org/a.jpg"},{"src":"https://e.org/b.jpg"}]}]',
    'objects',
    ['title', 'images'],
    [{ title: 'Sessel', images: [{ src: 'https://e.org/a.jpg' }, { src: 'https://e.org/b.jpg' }] }],
  ],
  [
    'objects in objects',
    '[{"id":1,"image":null},{"id":2,"image":{"url":"a.jpg","sizes":{"s":{"url":"s.jpg"}},"tags":["x"],"more":{}}}]',
    'objects',
    ['id', 'image.url', 'image.sizes.s.url', 'image.tags', 'image.more'],
    [
      { id: 1, image: null },
      { id: 2, image: { url: 'a.jpg', sizes: { s: { url: 's.jpg' } }, tags: ['x'], more: {} } },
    ],
  ],
  ['an object with one array of URLs', '{"list":["a"]}', 'urls', ['url'], ['a']],
  ['one object a line', '{"a":1}\n\n{"b":[2]}\r\n', 'objects', ['a', 'b'], [{ a: 1 }, { b: [2] }]],
  ['one line', '{"url":"x"}', 'objects', ['url'], [{ url: 'x' }]],
  ['an array with nothing inside', '[]', 'urls', ['url'], []],
  ['a byte order mark', '\ufeff["a"]', 'urls', ['url'], ['a']],
])('%s is read', async (_, text, kind, headers, rows) => {
  expect(await read(text)).toEqual({ kind, headers, rowCount: rows.length, rows })
})

test.each([
  ['strings and objects mixed', '["a",{"b":1}]'],
  ['numbers', '[1,2]'],
  ['nulls', '["a",null]'],
  ['arrays in an array', '[["a"]]'],
  ['an object with two arrays', '{"a":["x"],"b":["y"]}'],
  ['an object without a text', '{"a":{"b":["x"]}}'],
  ['an empty object', '{}'],
  ['a text', '"https://example.com/x.jpg"'],
  ['null', 'null'],
  ['a line that is no object', '{"a":"x"}\n["b"]'],
])('%s is not one of the four shapes', async (_, text) => {
  expect(await read(text)).toEqual({ refusal: { code: 'json_shape_unknown', details: {} } })
})

test.each(['', ' \n ', '\ufeff'])('%j is empty', async (text) => {
  expect(await read(text)).toEqual({ refusal: { code: 'json_empty', details: {} } })
})

test.each([
  ['["a",]', 1, 6],
  ['["a"\n"b"]', 2, 1],
  ['["a"', 1, 5],
  ['["a"] x', 1, 7],
  ['[{"a":01}]', 1, 8],
  ['[{"a":1,}]', 1, 9],
  ['[{a:1}]', 1, 3],
  ['{"list":["a"],}', 1, 15],
  ['{"a":"x"} {"a":"y"}', 1, 11],
  ['{"a":"x"},\n{"a":"y"}', 1, 10],
  ['{"a":"x"}\r\n{"a":\r\n', 3, 1],
  ["['a']", 1, 2],
  ['nul', 1, 1],
  ['["a\tb"]', 1, 4],
  ['["\\x"]', 1, 4],
  ['["\\u12g4"]', 1, 7],
])('the fault in %j is shown in line %j, column %j', async (text, line, column) => {
  expect(await read(text)).toEqual({ refusal: { code: 'not_json', details: { line, column } } })
})

test('what is longer than a row may be is skipped where it is no row', async () => {
  const blank = ' \r\n'.repeat(1_000_000)
  expect(
    await readIn(`{"a":${blank.slice(0, 900_000)}1,"list":[${blank}"x"${blank}]}${blank}`, 65_536),
  ).toMatchObject({ rows: ['x'] })
})

test.each([
  ['text', 'text', 'text'],
  [1.5, '1.5', '1.5'],
  [false, 'false', 'false'],
  [null, '', ''],
  [{ a: [1] }, '{"a":[1]}', '{"a":[1]}'],
  [['rot', 'grün'], '["rot","grün"]', 'rot, grün'],
  [['rot', 1], '["rot",1]', '["rot",1]'],
])('the value %j is the cell %j and the context %j', (value, cell, context) => {
  expect(jsonCell({ key: value }, 'key')).toBe(cell)
  expect(jsonContext({ key: value }, 'key')).toBe(context)
})

test('a key that is absent is an empty cell, also one that every object answers', () => {
  expect(jsonCell({}, 'key')).toBe('')
  expect(jsonCell({}, 'constructor')).toBe('')
  expect(jsonCell(JSON.parse('{"__proto__":"x"}'), '__proto__')).toBe('x')
})

test('objects stay whole where their members would be more columns than a list may have', async () => {
  const members = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`k${index}`, index]))
  expect(await readIn(JSON.stringify([{ url: 'a', members }]), 65_536)).toMatchObject({
    headers: ['url', 'members'],
  })
})

test.each([
  [{ rendered: '<p>Der Hafen&#8211; <b>abends</b></p>\n' }, 'Der Hafen– abends'],
  [
    [
      { plain_text: 'Ein ', type: 'text' },
      { plain_text: 'Haus', type: 'text' },
    ],
    'Ein Haus',
  ],
  [
    {
      nodeType: 'document',
      content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'Am Markt' }] }],
    },
    'Am Markt',
  ],
  [
    [
      { _type: 'block', children: [{ _type: 'span', text: 'Eins' }] },
      { _type: 'block', children: [] },
    ],
    'Eins',
  ],
  [[{ type: 'image', url: 'a.jpg', text: 'x' }], '[{"type":"image","url":"a.jpg","text":"x"}]'],
])('the rich text %j is the cell %j', (value, cell) => {
  expect(jsonCell({ key: value }, 'key')).toBe(cell)
})

test('a column is found by its dotted path, a key that holds dots by itself', () => {
  const row = { 'a.b': 'own', a: { b: 'inner', c: { d: 1 } }, x: { 'y.z': 'dots' } }
  expect(['a.b', 'a.c.d', 'x.y.z', 'a.c.constructor'].map((header) => jsonCell(row, header))).toEqual([
    'own',
    '1',
    'dots',
    '',
  ])
})
