import { expect, test } from 'vitest'
import { choosePeriod } from './choose-period.ts'

const noon = new Date('2026-11-20T12:00:00Z')

test.for([
  [{ unit: 'day' }, { from: '2026-10-22', to: '2026-11-20' }],
  [{ unit: 'month' }, { from: '2025-12-01', to: '2026-11-20' }],
  [
    { unit: 'day', to: '2024-03-01' },
    { from: '2024-02-01', to: '2024-03-01' },
  ],
  [
    { unit: 'month', to: '2026-12-31' },
    { from: '2026-01-01', to: '2026-12-31' },
  ],
  [
    { unit: 'day', from: '2020-05-05' },
    { from: '2020-05-05', to: '2026-11-20' },
  ],
  [
    { unit: 'month', from: '2020-05-05', to: '2020-05-05' },
    { from: '2020-05-05', to: '2020-05-05' },
  ],
] as const)('%o is the period %o', ([query, period]) => {
  expect(choosePeriod(query, noon)).toEqual({ ...period, unit: query.unit })
})

test('today is the day in Berlin, in winter and in summer', () => {
  const lastDay = (now: string) => choosePeriod({ unit: 'day' }, new Date(now)).to
  expect(lastDay('2026-11-20T22:59:59Z')).toBe('2026-11-20')
  expect(lastDay('2026-11-20T23:00:00Z')).toBe('2026-11-21')
  expect(lastDay('2026-07-20T22:00:00Z')).toBe('2026-07-21')
})
