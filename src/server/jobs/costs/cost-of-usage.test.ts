import { expect, test } from 'vitest'
import { costOfUsage } from './cost-of-usage.ts'

const price = {
  provider: 'anthropic',
  model: 'small',
  inputCents: 93,
  cachedInputCents: 9,
  outputCents: 465,
  changedAt: new Date(0),
} as const
const used = { provider: 'anthropic', model: 'small', inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 }

test.for([
  // 1,036 tokens at 0.93 € and 180 at 4.65 € a million: 963.48 and 837 millionths.
  { inputTokens: 1_036, outputTokens: 180, micros: 1_800 },
  // 36 tokens at the full price and 1,000 at the cached one: 33.48 and 90.
  { inputTokens: 1_036, cachedInputTokens: 1_000, micros: 123 },
  { inputTokens: 1_000_000, cachedInputTokens: 1_000_000, micros: 90_000 },
  { outputTokens: 1_000_000, micros: 4_650_000 },
  { micros: 0 },
])(
  '$inputTokens tokens in, $cachedInputTokens of them cached, $outputTokens out cost $micros millionths',
  ({ micros, ...tokens }) => {
    expect(costOfUsage([price], { ...used, ...tokens })).toBe(micros)
  },
)

test.for([
  { inputTokens: 49, micros: 0 },
  { inputTokens: 50, micros: 1 },
  { inputTokens: 149, micros: 1 },
  { inputTokens: 150, micros: 2 },
])('$inputTokens hundredths of a millionth are rounded to $micros', ({ inputTokens, micros }) => {
  expect(costOfUsage([{ ...price, inputCents: 1 }], { ...used, inputTokens })).toBe(micros)
})

test('the total is rounded, not each part', () => {
  const cheap = { ...price, inputCents: 1, cachedInputCents: 1, outputCents: 1 }
  expect(costOfUsage([cheap], { ...used, inputTokens: 60, cachedInputTokens: 30, outputTokens: 30 })).toBe(1)
})

test('products beyond the exact range of numbers stay exact', () => {
  const dear = { ...price, inputCents: 1_000_000, outputCents: 1 }
  const tokens = { inputTokens: 900_000_000_000, outputTokens: 150 }
  expect(costOfUsage([dear], { ...used, ...tokens })).toBe(9_000_000_000_000_002)
})

test('a model without a price has no cost, one with a price of zero has', () => {
  expect(costOfUsage([], used)).toBeNull()
  expect(costOfUsage([price], { ...used, model: 'large' })).toBeNull()
  expect(costOfUsage([price], { ...used, provider: 'openai' })).toBeNull()
  const free = { ...price, inputCents: 0, cachedInputCents: 0, outputCents: 0 }
  expect(costOfUsage([free], { ...used, inputTokens: 5_000, outputTokens: 500 })).toBe(0)
})
