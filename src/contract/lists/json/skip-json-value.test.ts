import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skipJsonSpace, skipJsonValue } from './skip-json-value.ts'

function isJson(text: string): boolean {
  const end = skipJsonValue(text, skipJsonSpace(text, 0))
  return end >= 0 && skipJsonSpace(text, end) === text.length
}

function isJsonByParse(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('any JSON is passed over to its end, and is one with JSON.parse about what is none', () => {
  const scratch = fc.tuple(
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('', ',', '"', '{', ']', '0', '-', '.', 'e', '\\', '\n', '\u2028'),
  )
  fc.assert(
    fc.property(fc.json(), fc.array(scratch, { maxLength: 3 }), (json, scratches) => {
      let text = json
      for (const [place, length, instead] of scratches) {
        const at = place % (text.length + 1)
        text = text.slice(0, at) + instead + text.slice(at + length)
      }
      expect(isJson(text)).toBe(isJsonByParse(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  '-',
  '-0',
  '00',
  '1.',
  '.5',
  '1e',
  '1E+5',
  '+1',
  'tru',
  'truee',
  '"\\u00e4\\n"',
  '"\\',
  '"',
  '[',
  '{"a"',
  '{"a":}',
  '[1 2]',
  '\u00a01',
])('JSON.parse and the scanner agree on %j', (text) => {
  expect(isJson(text)).toBe(isJsonByParse(text))
})

test('500 levels are passed over, deeper ones are a fault', () => {
  const nest = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  expect(isJson(nest(500))).toBe(true)
  expect(isJson(nest(501))).toBe(false)
})
