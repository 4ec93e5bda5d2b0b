import { expect, test } from 'vitest'
import type { ProviderName } from '#contract/providers.ts'
import { providerKinds } from './provider-kinds.ts'
import { readAllowance } from './read-allowance.ts'

const now = Date.parse('2026-01-01T00:00:00Z')
const read = (name: ProviderName, headers: Record<string, string>) =>
  readAllowance(new Headers(headers), providerKinds[name].allowanceHeaders, now)

test('an answer without such headers says nothing', () => {
  expect(read('anthropic', { 'content-type': 'application/json' })).toBeNull()
  expect(
    read('openai', { 'x-ratelimit-limit-requests': 'many', 'x-ratelimit-remaining-requests': '3' }),
  ).toBeNull()
})

test("Anthropic's requests and the scarcest of its tokens are read", () => {
  expect(
    read('anthropic', {
      'anthropic-ratelimit-requests-limit': '1000',
      'anthropic-ratelimit-requests-remaining': '400',
      'anthropic-ratelimit-requests-reset': '2026-01-01T00:00:36Z',
      'anthropic-ratelimit-tokens-limit': '90000',
      'anthropic-ratelimit-tokens-remaining': '80000',
      'anthropic-ratelimit-input-tokens-limit': '50000',
      'anthropic-ratelimit-input-tokens-remaining': '1000',
    }),
  ).toEqual({
    requests: { limit: 1000, remaining: 400, refillPerSecond: 600 / 36 },
    tokens: { limit: 50_000, remaining: 1_000, refillPerSecond: 50_000 / 60 },
  })
})

test.for([
  ['60', '59', '1s', 1],
  ['600', '0', '1m0s', 10],
  ['200', '199', '7m12s', 1 / 432],
  ['600', '599', '100ms', 10],
  ['600', '600', '0s', 10],
  ['600', '300', 'soon', 10],
] as const)(
  "OpenAI's %s with %s left and all back in %s refill %s a second",
  ([limit, left, reset, rate]) => {
    const allowance = read('openai', {
      'x-ratelimit-limit-requests': limit,
      'x-ratelimit-remaining-requests': left,
      'x-ratelimit-reset-requests': reset,
    })
    expect(allowance?.requests?.refillPerSecond).toBeCloseTo(rate)
    expect(allowance?.tokens).toBeNull()
  },
)
