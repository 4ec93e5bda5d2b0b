import { expect, test } from 'vitest'
import { layOutSheet } from './image-layout.ts'

test.each([
  [288, 1],
  [328, 2],
  [720, 3],
  [1392, 6],
  [1872, 8],
])('a sheet that is %i px wide has %i cells side by side', (width, columns) => {
  expect(layOutSheet(width, 16).columns).toBe(columns)
})

test('larger text makes cells wider and lines higher', () => {
  const usual = layOutSheet(1392, 16)
  const larger = layOutSheet(1392, 32)
  expect(larger.columns).toBe(3)
  expect(larger.lineHeight).toBeGreaterThan(usual.lineHeight)
})

test('a sheet that has no width yet has one cell', () => {
  expect(layOutSheet(0, 16).columns).toBe(1)
})
