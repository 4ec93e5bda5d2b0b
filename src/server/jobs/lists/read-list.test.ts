import { readdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { limits } from '#contract/limits.ts'
import { readAll, listTest as test } from '#server/jobs/testing/list-test.ts'
import { openList } from './read-list.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const zip = Buffer.concat([Buffer.from('504b030414000600080000002100', 'hex'), Buffer.alloc(40, 7)])

test.for([
  ['list.txt', 'url\nx', { code: 'wrong_file_type' }],
  ['list.csv.xls', 'url\nx', { code: 'wrong_file_type' }],
  ['csv', 'url\nx', { code: 'wrong_file_type' }],
  ['list.csv', '', { code: 'file_empty' }],
  ['list.csv', '\ufeff\r\n \n', { code: 'file_empty' }],
  ['list.json', '', { code: 'json_empty' }],
  ['list.json', '\ufeff \n', { code: 'json_empty' }],
  ['list.csv', png, { code: 'file_unreadable', encoding: 'windows-1252' }],
  ['list.csv', zip, { code: 'file_unreadable', encoding: 'utf-8' }],
  ['list.json', png, { code: 'file_unreadable', encoding: 'windows-1252' }],
  ['list.csv', 'url\nhttps://example.com/x\0\n', { code: 'file_unreadable', encoding: 'utf-8' }],
  ['list.csv', '[{"url":"x"}]', { code: 'json_named_csv' }],
  ['list.csv', '\ufeff{"url":"x"}\n{"url":"y"}', { code: 'json_named_csv' }],
  ['list.json', 'ID;URL\n1;x', { code: 'csv_named_json' }],
  ['list.json', '["a",\n "b"', { code: 'not_json', line: 2, column: 5 }],
  ['list.json', '[1]', { code: 'json_shape_unknown' }],
  ['list.ndjson', '', { code: 'json_empty' }],
  ['list.ndjson', png, { code: 'file_unreadable', encoding: 'windows-1252' }],
  ['list.ndjson', '[{"url":"x"}]', { code: 'not_ndjson' }],
  ['list.jsonl', 'ID;URL\n1;x', { code: 'not_ndjson' }],
  ['list.ndjson', '{"url":"x"}\n{"url":y}', { code: 'ndjson_line_broken', line: 2, column: 8 }],
  ['list.jsonl', '{"url":"x"}\n{"url":\n', { code: 'ndjson_line_cut', line: 2 }],
  ['list.JSONL', '{"url":"x"}\n"y"\n', { code: 'ndjson_line_no_object', line: 2 }],
  ['list.csv', 'id,url\n1,"a\n2,b\n', { code: 'unclosed_quotes', line: 2 }],
  ['list.csv', 'id,url\n1,"a\nx"\n2,b\n"3,c\n4,d\n', { code: 'unclosed_quotes', line: 5 }],
  ['list.csv', 'id,url\n1,"a" x\n"2",b\n', { code: 'unclosed_quotes', line: 2 }],
  ['list.csv', '"id,url\n1,a\n', { code: 'unclosed_quotes', line: 1 }],
  ['list.csv', 'id,url\n1,a,x\n2,"b\n",\n\n3,c,,y\n', { code: 'surplus_cells', lines: '2, 6' }],
  [
    'list.csv',
    `id,url\n${'1,a,x\n'.repeat(99)}`,
    { code: 'surplus_cells', lines: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11' },
  ],
] as const)('%s holding %j is refused with %j', async ([filename, content, refusal], { refusalOf }) => {
  expect(await refusalOf(filename, content)).toEqual(refusal)
})

test('columns that are not there are refused by name', async ({ refusalOf }) => {
  for (const [filename, content] of [
    ['list.csv', 'id,url\n1,a'],
    ['list.json', '[{"id":1,"url":"a"}]'],
  ] as const) {
    expect(await refusalOf(filename, content, { urlColumn: 'Bild' })).toEqual({
      code: 'url_column_missing',
      column: 'Bild',
      columns: ['id', 'url'],
    })
    expect(await refusalOf(filename, content, { contextColumn: '#3' })).toEqual({
      code: 'context_column_missing',
      column: '#3',
      columns: ['id', 'url'],
    })
    expect(await refusalOf(filename, content, { urlColumn: 'url', contextColumn: '' })).toBeNull()
  }
})

test('of many columns and long ones only the beginning is named', async ({ refusalOf }) => {
  const headers = ['x'.repeat(80), '', ...Array.from({ length: 30 }, (_, n) => `c${n}`)]
  expect(await refusalOf('list.csv', `${headers.join(',')}\n`, { urlColumn: 'Bild' })).toEqual({
    code: 'url_column_missing',
    column: 'Bild',
    columns: [`${'x'.repeat(60)}…`, '#2', ...headers.slice(2, 20)],
  })
})

test.for([
  ['list.csv', 'id;bild\n17;https://a.example/1.jpg\n'],
  ['list.json', '[{"id":17,"bild":"https://a.example/1.jpg"}]'],
] as const)(
  'without a choice %s is read by the column that holds addresses',
  async ([name, text], { read }) => {
    expect((await read(name, text)).all.map(({ rawUrl }) => rawUrl)).toEqual(['https://a.example/1.jpg'])
    expect((await read(name, text, { urlColumn: 'id' })).all.map(({ rawUrl }) => rawUrl)).toEqual(['17'])
  },
)

test('exactly as many rows as the limit are read, one more refuses the list', async ({ read, refusalOf }) => {
  for (const [filename, content] of [
    ['list.csv', 'url\na\nb\n\nc'],
    ['list.json', '["a","b","c"]'],
    ['list.json', '{"url":"a"}\n{"url":"b"}\n{"url":"c"}'],
  ] as const) {
    expect((await read(filename, content, {}, 3)).all).toHaveLength(3)
    expect(await refusalOf(filename, content, {}, 2)).toEqual({ code: 'too_many_rows', maxRows: 2 })
  }
})

test('a quotation mark that is never closed is found in a large file without reading all of it', async ({
  folder,
}) => {
  const path = join(folder, 'large')
  // Code that reads all of it would find the closing quotation mark and report the row as too large.
  const rest = `${'3;cccccccccccccccc\n'.repeat(2_000_000)}"\n`
  await writeFile(path, `id;url\n${'1;a\n'.repeat(10_000)}2;"b\n${rest}`)
  const list = await openList(path, 'large.csv', {})
  await expect(readAll(list)).rejects.toMatchObject({
    refusal: { code: 'unclosed_quotes', details: { line: 10_002 } },
  })
})

test('a cell of nearly a million characters is read', async ({ read }) => {
  const long = 'a "b" c;\r\n'.repeat(80_000)
  const list = await read('list.csv', `id;url\n1;"${long.replaceAll('"', '""')}"\n2;x\n`)
  expect(list.all.map(({ rawUrl }) => rawUrl)).toEqual([long, 'x'])
  expect(list.all[1]?.line).toBe(80_003)
})

const over = limits.maxRowCharacters + 1
const tooLarge = (line: number) => ({ code: 'row_too_large', line, maxCharacters: limits.maxRowCharacters })

test.for([
  ['a line', 'list.csv', `id;url\n1;a\n2;${'b'.repeat(over)}\n3;c\n`, 3],
  ['a line of cells', 'list.csv', `id;url\n1;a\n2;b${';'.repeat(over)}\n3;c\n`, 3],
  ['a last line', 'list.csv', `id;url\n1;a\n2;${'b'.repeat(over)}`, 3],
  ['a quoted cell that is closed', 'list.csv', `id;url\n1;a\n2;"${'b\n'.repeat(over)}"\n3;c\n`, 3],
  ['a header', 'list.csv', `\n\n${'b'.repeat(over)}`, 3],
  ['a text', 'list.json', `[\n"a",\n"${'b'.repeat(over)}"]`, 3],
  ['an object', 'list.json', `[\n{"a":"x"},\n{"a":"${'b'.repeat(over)}"}]`, 3],
  ['an object that never ends', 'list.json', `[\n{"a":"x"},\n{"a":[${'[],'.repeat(over)}`, 3],
  ['one object a line', 'list.json', `{"a":"x"}\n\n{"a":"${'b'.repeat(over)}"}\n`, 3],
  ['an object in a wrapped list', 'list.json', `{"n":1,"list":[\n"a",\n"${'b'.repeat(over)}"]}`, 3],
  ['a key', 'list.json', `{\n"a":[],\n"${'b'.repeat(over)}":1}`, 3],
] as const)(
  '%s that is longer than a row may be is refused with its line',
  async ([, filename, content, line], { refusalOf }) => {
    expect(await refusalOf(filename, content)).toEqual(tooLarge(line))
  },
)

test('the keys of all rows together are no longer than a row may be', async ({ refusalOf }) => {
  const keys = ['a', 'b', 'c'].map((key) => `{"${key.repeat(400_000)}":1}`)
  expect(await refusalOf('list.json', keys.join('\n'))).toEqual(tooLarge(3))
})

test.for([500, 501])('a list of %i columns', async (count, { refusalOf }) => {
  const columns = Array.from({ length: count }, (_, index) => `column ${index}`)
  const halves = [columns.slice(0, 300), columns.slice(300)].map((some) =>
    Object.fromEntries(some.map((column) => [column, 'a'])),
  )
  const refusal = count > 500 ? { code: 'too_many_columns', maxColumns: 500 } : null
  expect(await refusalOf('list.csv', `${columns.join(',')}\na,b\n`)).toEqual(refusal)
  expect(await refusalOf('list.json', JSON.stringify(halves))).toEqual(refusal)
})

test('a hundred thousand columns over short rows are refused', async ({ refusalOf }) => {
  expect(await refusalOf('list.csv', `${','.repeat(100_000)}\n${'a\n'.repeat(200_000)}`)).toEqual({
    code: 'too_many_columns',
    maxColumns: 500,
  })
})

test('a list wrapped in an object is as long as it likes', async ({ read }) => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ url: `https://example.com/${index}.jpg` }))
  const list = await read('list.json', `{"n":1,"list":${JSON.stringify(rows)},"end":{"a":[1]}}`)
  expect(list.all).toHaveLength(100_000)
})

test.runIf(process.platform === 'linux')(
  'a list that is not read to its end leaves no file open',
  async ({ folder }) => {
    const path = join(folder, 'list')
    await writeFile(path, `url\n${'x\n'.repeat(500_000)}`)
    for await (const rows of (await openList(path, 'list.csv', {})).rows()) {
      expect(rows.length).toBeGreaterThan(0)
      break
    }
    const open = await readdir('/proc/self/fd')
    const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    expect(files).not.toContain(path)
  },
)
