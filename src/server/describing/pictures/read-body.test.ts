import { expect, test } from 'vitest'
import { freeBody } from '#server/platform/network/free-body.ts'
import { readBody } from './read-body.ts'

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test.each([
  ['nothing', 0],
  ['what comes', 7],
  ['less', 4],
])('a body that announces %s is read whole', async (_name, announced) => {
  expect((await readBody(pieces('pic', 'tu', 're'), announced, 10))?.toString()).toBe('picture')
})

test('a body that is shorter than it says is as long as it is', async () => {
  expect((await readBody(pieces('pic'), 7, 10))?.toString()).toBe('pic')
})

test('a body beyond the limit is given up', async () => {
  expect(await readBody(pieces('pic', 'tures'), 0, 7)).toBeNull()
  expect(await readBody(pieces('pic', 'tures'), 7, 7)).toBeNull()
})

test.each([
  ['its length', 100_000],
  ['none', 0],
])('a body that announces %s is alone in its memory, which can be given back', async (_name, announced) => {
  const bytes = (await readBody(pieces('x'.repeat(100_000)), announced, 1_000_000))!
  freeBody(bytes)
  expect(bytes.buffer.byteLength).toBe(0)
})
