import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { listCapacity } from '#web/ui/tables/list-capacity.ts'
import { layOutSlots } from './lay-out-slots.ts'

const rem = 16

test.each([
  [288, 2],
  [328, 2],
  [720, 3],
  [1016, 4],
  [1448, 6],
])('%i pixels hold %i pictures side by side', (width, columns) => {
  const { edge, gap, ...layout } = layOutSlots(width, rem)
  expect(layout.columns).toBe(columns)
  expect(columns * edge + (columns - 1) * gap).toBeLessThanOrEqual(width)
})

test('narrow slots have more lines of text', () => {
  expect(layOutSlots(288, rem).textLines).toBeGreaterThan(layOutSlots(1016, rem).textLines)
})

test('the sheet of the largest job fits into a scroll area on phones and desktops', () => {
  for (const [width, sharpness] of [
    [288, 2],
    [1016, 1],
  ] as const) {
    const { columns, lineHeight } = layOutSlots(width, rem)
    expect(listCapacity(lineHeight, sharpness) * columns).toBeGreaterThanOrEqual(limits.maxImagesPerJob)
  }
})
