import { expect, test } from 'vitest'
import { freeBody } from './free-body.ts'
import { readBody } from './read-body.ts'

const maxBytes = 1_000_000

async function* bodyOf(bytes: number) {
  yield Buffer.alloc(bytes, 'x')
}

test.each([
  ['announces its length', 100_000],
  ['announces none', 0],
])('a body that %s is gone once it is freed', async (_name, announced) => {
  const bytes = (await readBody(bodyOf(100_000), announced, maxBytes))!
  freeBody(bytes)
  expect(bytes).toHaveLength(0)
  expect(bytes.buffer.byteLength).toBe(0)
})

test('memory that small buffers share is kept', () => {
  let [one, other] = [Buffer.from('one'), Buffer.from('other')]
  // The first may have taken the last bytes of a block, but not twice.
  if (one.buffer !== other.buffer) [one, other] = [Buffer.from('one'), Buffer.from('other')]
  expect(one.buffer).toBe(other.buffer)
  freeBody(one)
  expect(other.toString()).toBe('other')
})
