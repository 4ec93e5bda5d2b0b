import { expect, test } from 'vitest'
import { usualSource } from './usual-source.ts'

const name = 'OPENAI_API_KEY'
const refusedAt = '2026-11-20T10:00:00.000Z'
const globally = [{ name, isSet: true, refusedAt: null }] as const
const assigned = { name, isGlobal: false, lastFour: '1234', assignedAt: refusedAt, refusedAt: null } as const

test('if the global key is set, it is the preselected source', () => {
  expect(usualSource(name, null, globally)).toBe('global')
  expect(usualSource(name, { apiKeys: [] }, globally)).toBe('global')
  expect(usualSource(name, { apiKeys: [{ ...assigned, isGlobal: true }] }, globally)).toBe('global')
})

test('where it is not set, refused, of another provider or not known yet, an own one is', () => {
  expect(usualSource(name, null, [{ name, isSet: false, refusedAt: null }])).toBe('own')
  expect(usualSource(name, null, [{ name, isSet: true, refusedAt }])).toBe('own')
  expect(usualSource('ANTHROPIC_API_KEY', null, globally)).toBe('own')
  expect(usualSource(name, null)).toBe('own')
})

test('a user’s own key is replaced by another own one', () => {
  expect(usualSource(name, { apiKeys: [assigned] }, globally)).toBe('own')
  expect(usualSource(name, { apiKeys: [{ ...assigned, name: 'ANTHROPIC_API_KEY' }] }, globally)).toBe(
    'global',
  )
})
