import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { readNdjson } from './rows-of-json.ts'

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

async function readIn(text: string, length: number, maxRows = 10): Promise<unknown> {
  try {
    const list = await readNdjson(() => inPieces(text, length), { maxRows })
    const rows: Array<{ text: string; line: number }> = []
    for await (const some of list.rows()) rows.push(...some)
    return { headers: list.headers, rows: rows.map(({ text, line }) => [line, text]) }
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
  [
    'one object a line',
    '{"a":1}\n{"b":[2]}\n',
    ['a', 'b'],
    [
      [1, '{"a":1}'],
      [2, '{"b":[2]}'],
    ],
  ],
  [
    'no line end after the last',
    '{"a":1}\n{"a":2}',
    ['a'],
    [
      [1, '{"a":1}'],
      [2, '{"a":2}'],
    ],
  ],
  [
    'line ends of Windows',
    '{"a":1}\r\n{"a":2}\r\n',
    ['a'],
    [
      [1, '{"a":1}'],
      [2, '{"a":2}'],
    ],
  ],
  [
    'blank lines',
    '\n \t\n{"a":1}\n\n\r\n  {"a":2} \n\n',
    ['a'],
    [
      [3, '{"a":1}'],
      [6, '{"a":2}'],
    ],
  ],
  ['a byte order mark', '\ufeff{"a":1}\n', ['a'], [[1, '{"a":1}']]],
  [
    'separators of lines that are none in JSON',
    '{"a":"x\u2028\u0085y"}\n',
    ['a'],
    [[1, '{"a":"x\u2028\u0085y"}']],
  ],
  [
    'objects without keys',
    '{}\n{}',
    [],
    [
      [1, '{}'],
      [2, '{}'],
    ],
  ],
])('%s is read', async (_, text, headers, rows) => {
  expect(await read(text)).toEqual({ headers, rows })
})

test.each([
  ['', 'json_empty', {}],
  [' \n\r\n ', 'json_empty', {}],
  ['{"a":1}\n{"a":x}\n', 'ndjson_line_broken', { line: 2, column: 6 }],
  ['{"a":1} {"a":2}\n', 'ndjson_line_broken', { line: 1, column: 9 }],
  ['{"a":1},\n{"a":2}', 'ndjson_line_broken', { line: 1, column: 8 }],
  ['{"a":1}\n\n  {a:2}', 'ndjson_line_broken', { line: 3, column: 4 }],
  ['{"a":1}\nnull x', 'ndjson_line_broken', { line: 2, column: 6 }],
  ['{"a":1}\n{"a":\n2}\n', 'ndjson_line_cut', { line: 2 }],
  ['{"a":1}\n{"a":"x\n', 'ndjson_line_cut', { line: 2 }],
  ['{\n  "a": 1\n}', 'ndjson_line_cut', { line: 1 }],
  ['{"a":1}\n[1]\n', 'ndjson_line_no_object', { line: 2 }],
  ['{"a":1}\n"x"\n', 'ndjson_line_no_object', { line: 2 }],
  ['{"a":1}\nnull', 'ndjson_line_no_object', { line: 2 }],
  ['{"a":1}\n'.repeat(11), 'too_many_rows', { maxRows: 10 }],
])('%j is refused as %s', async (text, code, details) => {
  expect(await read(text)).toEqual({ refusal: { code, details } })
})

test('a line that is longer than a row may be is refused with its number, however it ends', async () => {
  const long = `{"a":"${'x'.repeat(1_000_000)}`
  const refusal = { code: 'row_too_large', details: { line: 2, maxCharacters: 1_000_000 } }
  for (const text of [`{"a":1}\n${long}"}\n`, `{"a":1}\n${long}`, `{"a":1}\n${long.repeat(3)}`])
    expect(await readIn(text, 65_536)).toEqual({ refusal })
})

test('blank lines may be as long as they like', async () => {
  expect(await readIn(`{"a":1}\n${' '.repeat(2_000_000)}\n{"a":2}`, 65_536)).toMatchObject({
    rows: [
      [1, '{"a":1}'],
      [3, '{"a":2}'],
    ],
  })
})

test('what nests deeper than any list does is a broken line', async () => {
  const deep = `{"a":${'['.repeat(600)}${']'.repeat(600)}}`
  expect(await readIn(`{"a":1}\n${deep}\n`, 65_536)).toMatchObject({
    refusal: { code: 'ndjson_line_broken', details: { line: 2 } },
  })
})

test('any objects come back as they were written, each with its line', async () => {
  const row = fc.dictionary(fc.string(), fc.jsonValue()).map((row) => JSON.stringify(row))
  const breaks = fc.array(fc.constantFrom('\n', '\r\n', ' \n'), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(row, breaks), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      async (lines, length) => {
        let line = 1
        const rows = lines.map(([text, ends]) => {
          const at = line
          line += ends.length
          return [at, text]
        })
        const text = lines.map(([row, ends]) => row + ends.join('')).join('')
        expect(await readIn(text, length)).toMatchObject({ rows })
      },
    ),
    { numRuns: 100 },
  )
})
