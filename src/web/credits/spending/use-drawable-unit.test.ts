import { expect, test } from 'vitest'
import { hasEnoughToDraw } from './use-drawable-unit.ts'

const days = (...cents: number[]) =>
  cents.map((amount, day) => ({ from: `2026-11-0${day + 1}`, cents: amount }))

test('two days of spending are not enough to draw', () => {
  expect(hasEnoughToDraw([])).toBe(false)
  expect(hasEnoughToDraw(days(50, 0, 0, 624))).toBe(false)
})

test('three days are, wherever they lie', () => {
  expect(hasEnoughToDraw(days(50, 0, 624, 0, 1))).toBe(true)
})
