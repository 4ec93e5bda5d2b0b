import { expect, test } from 'vitest'
import { readRetryAfter } from './read-retry-after.ts'

const now = Date.parse('2026-01-01T00:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

test.for([
  ['3', 3_000],
  ['0.5', 500],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', null],
  [null, null],
  // A job that waits longer is given up; and no database counts that far.
  ['99999999999999999999', dayMs],
  ['Thu, 01 Jan 9999 00:00:00 GMT', dayMs],
] as const)('%s asks to wait %s ms', ([header, ms]) => {
  expect(readRetryAfter(header, now)).toBe(ms)
})
