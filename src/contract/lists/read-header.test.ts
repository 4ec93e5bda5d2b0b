import { expect, test } from 'vitest'
import { findUnclosedHeaderQuote } from './find-unclosed-header-quote.ts'
import { readHeader } from './read-header.ts'

test.each([
  ['id;url\n1;2', ['id', 'url'], ';'],
  ['\ufeff"ID";"Bild-URL"\r\n1;2', ['ID', 'Bild-URL'], ';'],
  ['\n\r\n  \nid,url\n1,2', ['id', 'url'], ','],
  ['"Ti""tel",url', ['Ti"tel', 'url'], ','],
  ['"ID", "URL"\n', ['ID', 'URL'], ','],
  ['"Titel\nund Text"|url\n', ['Titel\nund Text', 'url'], '|'],
  ['Länge 12" Bild;url\n', ['Länge 12" Bild', 'url'], ';'],
  ['id,,url,\n', ['id', '', 'url', ''], ','],
  ['url\n', ['url'], null],
])('the header of %j is %j', (text, headers, delimiter) => {
  expect(readHeader(text, true)).toMatchObject({ headers, delimiter })
})

test.each([
  ['a,b\n1,2', '1,2', 2],
  ['a,b\r\n1,2', '1,2', 2],
  ['a,b\r1,2', '1,2', 2],
  ['\n\na,b\n\n1,2', '\n1,2', 4],
  ['"a\r\nx",b\r\n1,2', '1,2', 3],
  ['a,b', '', 1],
])('rows begin after the header of %j', (text, rows, line) => {
  const header = readHeader(text, true)
  expect(text.slice(header?.rowsStart)).toBe(rows)
  expect(header?.rowsLine).toBe(line)
})

test.each(['', 'a,b', 'a,b\r', '"a\nb', '\n\n'])('%j needs more text before it is a header', (text) => {
  expect(readHeader(text, false)).toBeNull()
})

test.each([
  ['"a;b\n1;2\n', 1],
  ['\n\na;"b\n1;2\n', 3],
  ['"x\ny";"b\n1;2\n', 2],
  ['a;b\n1;"2\n', null],
  ['12" Bild;b\n', null],
  ['', null],
])('the unclosed quotation mark in the header of %j stands in line %j', (text, line) => {
  expect(findUnclosedHeaderQuote(text)).toBe(line)
})
