import { expect, test } from 'vitest'
import { formatDay } from './date-time.ts'

const now = new Date('2026-11-23T12:00:00Z')

test('a day of this year is written without it', () => {
  expect(formatDay('2026-01-20T12:00:00Z', 'de', now)).toBe('20.01.')
  expect(formatDay('2026-01-20T12:00:00Z', 'en', now)).toBe('20/01')
})

test('a day of another year is written with it', () => {
  expect(formatDay('2025-11-20T12:00:00Z', 'de', now)).toBe('20.11.25')
  expect(formatDay('2025-11-20T12:00:00Z', 'en', now)).toBe('20/11/25')
})
