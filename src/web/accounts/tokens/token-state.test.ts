import { expect, test } from 'vitest'
import { stateOfToken } from './token-state.ts'

const now = Date.parse('2026-11-23T12:00:00.000Z')
const at = (expiresAt: string | null, revokedAt: string | null = null) =>
  stateOfToken({ expiresAt, revokedAt }, now)

test('a token is good until a week before its end, and over at its end', () => {
  expect(at(null)).toEqual({ kind: 'good' })
  expect(at('2026-11-30T12:00:00.001Z')).toEqual({ kind: 'good' })
  expect(at('2026-11-30T12:00:00.000Z')).toEqual({ kind: 'expiring', days: 7 })
  expect(at('2026-11-23T12:00:01.000Z')).toEqual({ kind: 'expiring', days: 1 })
  expect(at('2026-11-23T12:00:00.000Z')).toEqual({ kind: 'expired' })
})

test('a token that was revoked is so for good, whenever it would have ended', () => {
  for (const end of [null, '2026-11-22T12:00:00.000Z', '2026-11-24T12:00:00.000Z'])
    expect(at(end, '2026-11-20T12:00:00.000Z')).toEqual({ kind: 'revoked' })
})
