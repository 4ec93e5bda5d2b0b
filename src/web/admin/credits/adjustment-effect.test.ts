import { expect, test } from 'vitest'
import { effectOf, sayEffect } from './adjustment-effect.ts'

const say = (balance: number, cents: number) =>
  sayEffect(effectOf(balance, cents, 'de')).replaceAll(/\s/g, ' ')

test('an addition reads as an addition', () => {
  expect(say(1_250, 2_500)).toBe('12,50 € + 25,00 € = 37,50 €')
})

test('a deduction reads as a subtraction', () => {
  expect(say(1_250, -250)).toBe('12,50 € − 2,50 € = 10,00 €')
})

test('thousands are separated', () => {
  expect(say(0, 1_000_000_000)).toBe('0,00 € + 10.000.000,00 € = 10.000.000,00 €')
})

test('the last cent can be taken, one more can not', () => {
  expect(effectOf(1_250, -1_250, 'de').isPossible).toBe(true)
  expect(effectOf(1_250, -1_251, 'de').isPossible).toBe(false)
})
