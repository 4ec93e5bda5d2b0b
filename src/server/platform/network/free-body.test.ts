import { expect, test } from 'vitest'
import { freeBody } from './free-body.ts'

test('freed bytes are gone', () => {
  const bytes = Buffer.alloc(100_000, 'x')
  freeBody(bytes)
  expect(bytes).toHaveLength(0)
  expect(bytes.buffer.byteLength).toBe(0)
})

test('memory that small buffers share is not freed', () => {
  let [one, other] = [Buffer.from('one'), Buffer.from('other')]
  // The first one may have taken the last bytes of a block, but not twice.
  if (one.buffer !== other.buffer) [one, other] = [Buffer.from('one'), Buffer.from('other')]
  expect(one.buffer).toBe(other.buffer)
  freeBody(one)
  expect(other.toString()).toBe('other')
})
