import { expect, test } from 'vitest'
import { createAdjustmentKeys } from './create-adjustment-keys.ts'

const gift = { userId: 12, amount: 500, reason: 'Danke' }

test('the same adjustment keeps its key while there is no answer', () => {
  const keys = createAdjustmentKeys()
  expect(keys.isRepeat(gift)).toBe(false)
  const key = keys.keyFor(gift)
  expect(keys.isRepeat({ ...gift })).toBe(true)
  expect(keys.keyFor({ ...gift })).toBe(key)
})

test('after an answer the same adjustment is another one', () => {
  const keys = createAdjustmentKeys()
  const key = keys.keyFor(gift)
  keys.answered()
  expect(keys.isRepeat(gift)).toBe(false)
  expect(keys.keyFor(gift)).not.toBe(key)
})

test.for([{ userId: 13 }, { amount: -500 }, { reason: 'Bitte' }])('another %o is another one', (change) => {
  const keys = createAdjustmentKeys()
  const key = keys.keyFor(gift)
  expect(keys.isRepeat({ ...gift, ...change })).toBe(false)
  expect(keys.keyFor({ ...gift, ...change })).not.toBe(key)
})
