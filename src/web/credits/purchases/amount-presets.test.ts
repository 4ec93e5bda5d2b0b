import { expect, test } from 'vitest'
import { suggestAmount } from './amount-presets.tsx'

test.each([
  [0, 1_000],
  [1_000, 1_000],
  [3_118, 5_000],
  [10_001, 11_000],
  [99_001, 100_000],
  [250_000, 100_000],
])('of %i missing cents, %i are suggested', (missing, suggested) => {
  expect(suggestAmount(missing)).toBe(suggested)
})
