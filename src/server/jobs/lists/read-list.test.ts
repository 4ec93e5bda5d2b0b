import { createWriteStream } from 'node:fs'
import { readdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect } from 'vitest'
import { readAll, listTest as test } from '#server/jobs/testing/list-test.ts'
import { openList } from './read-list.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const zip = Buffer.concat([Buffer.from('504b030414000600080000002100', 'hex'), Buffer.alloc(40, 7)])

test.for([
  ['list.txt', 'url\nx', { code: 'wrong_file_type' }],
  ['list.csv.xlsx', 'url\nx', { code: 'wrong_file_type' }],
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
    })
    expect(await refusalOf(filename, content, { contextColumn: '#3' })).toEqual({
      code: 'context_column_missing',
      column: '#3',
    })
    expect(await refusalOf(filename, content, { urlColumn: 'url', contextColumn: '' })).toBeNull()
  }
})

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

test('a million rows are read in batches, a million and one are refused', async ({ folder }) => {
  const path = join(folder, 'large')
  const lines = function* (count: number) {
    yield 'url\n'
    for (let row = 1; row <= count; row += 1_000)
      yield `https://example.com/picture.jpg\n`.repeat(Math.min(1_000, count + 1 - row))
  }
  await pipeline(lines(1_000_000), createWriteStream(path))
  let count = 0
  for await (const rows of (await openList(path, 'large.csv', {})).rows) {
    expect(rows.length).toBeLessThanOrEqual(5_000)
    count += rows.length
  }
  expect(count).toBe(1_000_000)

  await pipeline(lines(1_000_001), createWriteStream(path))
  const list = await openList(path, 'large.csv', {})
  await expect(readAll(list)).rejects.toMatchObject({ code: 'too_many_rows' })
})

test('a quotation mark that is never closed is found in a large file without reading all of it', async ({
  folder,
}) => {
  const path = join(folder, 'large')
  await writeFile(path, `id;url\n${'1;a\n'.repeat(10_000)}2;"b\n${'3;cccccccccccccccc\n'.repeat(2_000_000)}`)
  const start = performance.now()
  const list = await openList(path, 'large.csv', {})
  await expect(readAll(list)).rejects.toMatchObject({
    code: 'unclosed_quotes',
    details: { line: 10_002 },
  })
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a cell of two million characters is read', async ({ read }) => {
  const long = 'a "b" c;\r\n'.repeat(200_000)
  const list = await read('list.csv', `id;url\n1;"${long.replaceAll('"', '""')}"\n2;x\n`)
  expect(list.all.map(({ rawUrl }) => rawUrl)).toEqual([long, 'x'])
  expect(list.all[1]?.line).toBe(200_003)
})

test.runIf(process.platform === 'linux')(
  'a list that is not read to its end leaves no file open',
  async ({ folder }) => {
    const path = join(folder, 'list')
    await writeFile(path, `url\n${'x\n'.repeat(500_000)}`)
    for await (const rows of (await openList(path, 'list.csv', {})).rows) {
      expect(rows.length).toBeGreaterThan(0)
      break
    }
    const open = await readdir('/proc/self/fd')
    const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    expect(files).not.toContain(path)
  },
)
