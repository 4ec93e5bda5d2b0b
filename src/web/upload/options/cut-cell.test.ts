import { expect, test } from 'vitest'
import { cutCell } from './cut-cell.ts'

test('a cell of 50 characters stays whole', () => {
  expect(cutCell('x'.repeat(50))).toBe('x'.repeat(50))
})

test('a cell of 51 characters is cut to 47 and an ellipsis', () => {
  expect(cutCell('x'.repeat(51))).toBe(`${'x'.repeat(47)}…`)
})

test('a character of two code units counts as one and is never cut in two', () => {
  expect(cutCell('🏔'.repeat(50))).toBe('🏔'.repeat(50))
  expect(cutCell('🏔'.repeat(51))).toBe(`${'🏔'.repeat(47)}…`)
})

test('line breaks inside a cell become spaces', () => {
  expect(cutCell('first\r\n second')).toBe('first second')
})
