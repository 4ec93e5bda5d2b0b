import { expect, test } from 'vitest'
import { createByteBudget } from './create-byte-budget.ts'

const never = new AbortController().signal

test('bytes are held until they are released, and callers who find too few wait in line', async () => {
  const budget = createByteBudget(10)
  const first = await budget.hold(6, never)
  const order: string[] = []
  const second = budget.hold(5, never).then((release) => {
    order.push('second')
    return release
  })
  const third = budget.hold(1, never).then(() => order.push('third'))
  expect(budget.heldBytes()).toBe(6)
  first()
  first()
  await Promise.all([second, third])
  expect(order).toEqual(['second', 'third'])
  expect(budget.heldBytes()).toBe(6)
  ;(await second)()
  expect(budget.heldBytes()).toBe(1)
})

test('a caller that gives up waiting holds nothing and blocks nobody', async () => {
  const budget = createByteBudget(10)
  const first = await budget.hold(10, never)
  const enough = new AbortController()
  const second = budget.hold(10, enough.signal)
  const third = budget.hold(3, never)
  enough.abort(new Error('enough'))
  await expect(second).rejects.toThrow('enough')
  first()
  await third
  expect(budget.heldBytes()).toBe(3)
})

test('requesting more than the total is a bug', async () => {
  await expect(createByteBudget(10).hold(11, never)).rejects.toThrow(RangeError)
})
