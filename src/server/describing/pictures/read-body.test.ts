import { expect, test } from 'vitest'
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
