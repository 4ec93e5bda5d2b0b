import { expect, test } from 'vitest'
import { filterOf, logAddress } from './log-view.ts'

const read = (search: string) => logAddress.read(new URLSearchParams(search))

test('an address without a word asks for everything', () => {
  expect(filterOf(read(''))).toEqual({})
})

test.for([
  ['day', '2026-11-23T22:59:00Z', '2026-11-23'],
  // In Berlin it is already the next day.
  ['day', '2026-11-23T23:00:00Z', '2026-11-24'],
  ['week', '2026-11-23T12:00:00Z', '2026-11-17'],
  // The clocks change within.
  ['week', '2026-10-26T22:30:00Z', '2026-10-20'],
  ['month', '2026-04-01T00:30:00Z', '2026-03-03'],
  ['year', '2026-11-23T12:00:00Z', '2025-11-24'],
])('%s at %s begins on %s', ([period, now, from]) => {
  expect(filterOf(read(`period=${period}`), new Date(now!))).toEqual({ from })
})

test('the address holds a person, an act and words', () => {
  expect(filterOf(read('person=7&kind=key_assigned&search=+anna+'))).toEqual({
    person: 7,
    kind: 'key_assigned',
    search: 'anna',
  })
  expect(filterOf(read('person=x&kind=constructor&period=ever'))).toEqual({})
})
