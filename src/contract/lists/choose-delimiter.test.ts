import { expect, test } from 'vitest'
import { chooseDelimiter } from './choose-delimiter.ts'

test.each([
  ['id,url', ','],
  ['id;url', ';'],
  ['id\turl', '\t'],
  ['id|url', '|'],
  ['id;url;a,b', ';'],
  ['a,b,c;d', ','],
  ['"a,b,c,d";url', ';'],
  ['"a ""x;y;z"" b",url', ','],
  ['a,b;c', ','],
  ['url', null],
  ['"a,b,c"', null],
  ['', null],
])('the header line %j is divided by %j', (line, delimiter) => {
  expect(chooseDelimiter(line)).toBe(delimiter)
})
