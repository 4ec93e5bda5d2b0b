import { expect, test } from 'vitest'
import { callsOf, errorRate, formatRate, providersOf } from './error-rate.ts'

const day = (from: string, ...calls: { provider: string; made: number; inVain: number }[]) => ({
  ...{ from, newUsers: 0, jobs: 0, describedImages: 0, failedImages: 0 },
  calls,
})
const days = [
  day('2026-11-20', { provider: 'openai', made: 10, inVain: 1 }),
  day(
    '2026-11-21',
    { provider: 'openai', made: 30, inVain: 1 },
    { provider: 'anthropic', made: 5, inVain: 0 },
  ),
]

test('each provider that was asked is named once', () => {
  expect(providersOf(days)).toEqual(['anthropic', 'openai'])
})

test('calls are counted over days, and a rate over days is not the mean of their rates', () => {
  expect(callsOf('openai', ...days)).toEqual({ made: 40, inVain: 2 })
  expect(errorRate(callsOf('openai', ...days))).toBe(0.05)
  expect(errorRate(callsOf('anthropic', day('2026-11-19')))).toBe(0)
})

test('a failure among thousands is not written as none', () => {
  const plain = (rate: number) => formatRate(rate, 'de').replaceAll('\u00a0', ' ')
  expect([0, 0.0002, 0.0251, 1].map(plain)).toEqual(['0 %', '< 0,1 %', '2,5 %', '100 %'])
})
