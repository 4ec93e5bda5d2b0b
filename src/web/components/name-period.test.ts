import { expect, test } from 'vitest'
import { namePeriod } from './name-period.ts'

test('days and months have a short, a medium and a long name in both languages', () => {
  expect(namePeriod('2026-11-01', 'day', 'short', 'de')).toBe('1.11.')
  expect(namePeriod('2026-11-01', 'day', 'short', 'en')).toBe('01/11')
  expect(namePeriod('2026-11-01', 'day', 'long', 'de')).toBe('01.11.2026')
  expect(namePeriod('2026-11-01', 'day', 'medium', 'de')).toBe('01.11.2026')
  expect(namePeriod('2026-11-01', 'month', 'medium', 'de')).toBe('Nov. 2026')
  expect(namePeriod('2026-11-01', 'month', 'medium', 'en')).toBe('Nov 2026')
  expect(namePeriod('2026-11-01', 'month', 'short', 'en')).toBe('Nov')
  expect(namePeriod('2026-11-01', 'month', 'long', 'de')).toBe('November 2026')
})
