import { expect, test } from 'vitest'
import { createCsvParser } from './csv-parser.ts'

function parsed(text: string, pieceLength = text.length, delimiter: string | null = ';') {
  const parser = createCsvParser(delimiter)
  const records = []
  for (let at = 0; at < text.length; at += pieceLength)
    records.push(...parser.push(text.slice(at, at + pieceLength)))
  records.push(...parser.end())
  return records
}
const list = 'url;title\r\n"a;1.jpg";"two\r\nlines"\r\nb.jpg;"a ""quoted"" word"\r\n'

test('a record knows the line it begins in', () => {
  expect(parsed(list)).toEqual([
    { line: 1, cells: ['url', 'title'] },
    { line: 2, cells: ['a;1.jpg', 'two\nlines'] },
    { line: 4, cells: ['b.jpg', 'a "quoted" word'] },
  ])
})

test('where a piece ends makes no difference', () => {
  for (let length = 1; length < list.length; length += 1) expect(parsed(list, length)).toEqual(parsed(list))
})

test('every kind of line end ends a line', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(parsed(['url', 'a', 'b', ''].join(end)).map(({ cells }) => cells[0])).toEqual(['url', 'a', 'b'])
})

test('the last line needs no line end', () => {
  expect(parsed('url\na').map(({ cells }) => cells[0])).toEqual(['url', 'a'])
})

test('a list of one column may hold every delimiter in its URLs', () => {
  expect(parsed('url\nhttps://a.example/w=1,h=2;x|y\n', 5, null)[1]?.cells).toEqual([
    'https://a.example/w=1,h=2;x|y',
  ])
})

test('a quotation mark that is not closed is refused with its line', () => {
  const broken = 'url;title\na;ok\n"b;broken\nc;d\n'
  expect(() => parsed(broken)).toThrow(
    expect.objectContaining({ refusal: { code: 'unclosed_quotes', details: { line: 3 } } }),
  )
  expect(() => parsed(broken, 4)).toThrow(
    expect.objectContaining({ refusal: { code: 'unclosed_quotes', details: { line: 3 } } }),
  )
})

test('a quotation mark that swallows a large file is refused before its end', () => {
  const parser = createCsvParser(';')
  parser.push('url;title\n"a')
  const piece = 'x;y\n'.repeat(300_000)
  expect(() => Array.from({ length: 20 }, () => parser.push(piece))).toThrow(
    expect.objectContaining({ refusal: { code: 'unclosed_quotes', details: { line: 2 } } }),
  )
})
