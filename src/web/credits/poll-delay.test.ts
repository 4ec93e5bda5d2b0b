import { expect, test } from 'vitest'
import { pollDelayMs } from './poll-delay.ts'

test('the second poll comes after a second and a half, later ones ever more slowly, never slower than ten seconds', () => {
  const delays = Array.from({ length: 20 }, (_, looks) => pollDelayMs(looks + 1))
  expect(delays[0]).toBe(1_500)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(10_000)
})

test('before the first answer the delay is the shortest', () => {
  expect(pollDelayMs(0)).toBe(1_500)
})
