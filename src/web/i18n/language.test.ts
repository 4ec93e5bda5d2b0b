import { beforeEach, expect, test, vi } from 'vitest'
import { storeAskedLanguage, storedLanguage, storeLanguage } from './language.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('an address can ask for a language', () => {
  storeAskedLanguage({ search: '?lang=en' })
  expect(storedLanguage()).toBe('en')
})

test('a language that was chosen here, or none that there is, stays', () => {
  storeAskedLanguage({ search: '?lang=fr' })
  expect(storedLanguage()).toBe('de')
  storeLanguage('de')
  storeAskedLanguage({ search: '?lang=en' })
  expect(storedLanguage()).toBe('de')
})
