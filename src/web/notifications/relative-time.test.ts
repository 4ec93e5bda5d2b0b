import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

// Without a zone these are the reader's own clock.
const now = new Date('2026-11-20T10:00:00').getTime()

test.for([
  ['2026-11-20T10:00:05', null, null],
  ['2026-11-20T09:59:01', null, null],
  ['2026-11-20T09:59:00', 'vor 1 Minute', '1 minute ago'],
  ['2026-11-20T09:00:01', 'vor 59 Minuten', '59 minutes ago'],
  ['2026-11-20T09:00:00', 'vor 1 Stunde', '1 hour ago'],
  ['2026-11-19T10:00:01', 'vor 23 Stunden', '23 hours ago'],
  ['2026-11-19T10:00:00', 'gestern', 'yesterday'],
  ['2026-11-18T23:59:00', 'vorgestern', '2 days ago'],
  ['2026-11-14T10:00:00', 'vor 6 Tagen', '6 days ago'],
  ['2026-11-13T23:00:00', 'vor 1 Woche', '1 week ago'],
  ['2026-10-21T10:00:00', 'vor 1 Monat', '1 month ago'],
  ['2025-11-20T10:00:00', 'vor 1 Jahr', '1 year ago'],
] as const)('%s is said as %s and %s', ([moment, german, english]) => {
  const iso = new Date(moment).toISOString()
  expect(relativeTime(iso, now, 'de')).toBe(german)
  expect(relativeTime(iso, now, 'en')).toBe(english)
})
