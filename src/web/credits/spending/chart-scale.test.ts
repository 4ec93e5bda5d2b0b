import { expect, test } from 'vitest'
import { barShares, chartTicks, isNamed } from './chart-scale.ts'

test.for([
  [1, [0, 1]],
  [52, [0, 20, 40, 60]],
  [400, [0, 100, 200, 300, 400]],
  [401, [0, 200, 400, 600]],
  [1_234, [0, 500, 1_000, 1_500]],
  [6_800_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
] as const)('a highest bar of %i cents stands below a round line', ([max, ticks]) => {
  expect(chartTicks(max)).toEqual(ticks)
})

test('any highest bar gets two to five lines that reach it', () => {
  for (let max = 1; max < 5_000; max += 7) {
    const ticks = chartTicks(max)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
  }
})

test('a chart without amounts still has a baseline', () => {
  expect(chartTicks(0)).toEqual([0, 1])
})

test('bars are as high as their share, and the smallest amount can be seen', () => {
  expect(barShares([0, 50, 100, 1], 1_000)).toEqual([0, 0.05, 0.1, 0.01])
})

test('the last bar is named, and each seventh before it', () => {
  const named = Array.from({ length: 30 }, (_, place) => place).filter((place) => isNamed(place, 30, 7))
  expect(named).toEqual([1, 8, 15, 22, 29])
})
