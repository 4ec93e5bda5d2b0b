import { expect, test } from 'vitest'
import { fillPeriods } from './fill-periods.ts'

const one = (from: string) => ({ from, revenueCents: 52 })
const none = (from: string) => ({ from, revenueCents: 0 })
const days = (filled: { from: string; revenueCents: number }[]) =>
  filled.map(({ from, revenueCents }) => `${from} ${revenueCents}`)

test('days without anything are filled in, over the ends of months and of summer time', () => {
  const series = [one('2026-10-24'), one('2026-10-26')]
  const filled = fillPeriods({ from: '2026-10-23', to: '2026-10-27', unit: 'day', series }, false, none)
  expect(days(filled)).toEqual([
    '2026-10-23 0',
    '2026-10-24 52',
    '2026-10-25 0',
    '2026-10-26 52',
    '2026-10-27 0',
  ])
  const leapYear = { from: '2024-02-01', to: '2024-03-01', unit: 'day', series: [] } as const
  expect(fillPeriods(leapYear, false, none)).toHaveLength(30)
})

test('months are filled in, the begun ones too', () => {
  const period = { from: '2025-12-15', to: '2026-02-03', unit: 'month', series: [one('2026-01-01')] } as const
  const filled = fillPeriods({ ...period, series: [...period.series] }, false, none)
  expect(days(filled)).toEqual(['2025-12-01 0', '2026-01-01 52', '2026-02-01 0'])
})

test('the whole time starts with the first month in which a job ended', () => {
  const period = { from: '2000-01-01', to: '2026-02-03', unit: 'month' } as const
  const filled = fillPeriods({ ...period, series: [one('2026-01-01')] }, true, none)
  expect(days(filled)).toEqual(['2026-01-01 52', '2026-02-01 0'])
  expect(days(fillPeriods({ ...period, series: [] }, true, none))).toEqual(['2026-02-01 0'])
})
