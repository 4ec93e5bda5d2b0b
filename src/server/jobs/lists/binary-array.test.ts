import { expect, test } from '#server/testing/test.ts'
import { binaryArray } from './binary-array.ts'

test('arrays arrive as they were, with what is null and with what is no text of its own', async ({
  platform,
}) => {
  const texts = ['', 'a "b", {c}\\', 'Größe 🏔', null, '\ud800', 'NULL']
  const numbers = [0, -1, 2 ** 31 - 1, null]
  const sources = ['{ "b": 1.50, "a": "\\u0000" }', null, '"x"']
  const { rows } = await platform.pool.query(
    'select $1::text[] as texts, $2::int[] as numbers, $3::json[]::text[] as sources, $4::text[] as none',
    [
      binaryArray('text', texts),
      binaryArray('int4', numbers),
      binaryArray('json', sources),
      binaryArray('text', []),
    ],
  )
  expect(rows).toEqual([{ texts: texts.with(4, '\ufffd'), numbers, sources, none: [] }])
})
