import { afterEach, expect, test, vi } from 'vitest'
import { forgetToken, storedToken, storeToken, tokenInCookie } from './stored-token.ts'

const closed = {
  getItem(): string {
    throw new Error('Access is denied for this document')
  },
  setItem(): void {
    throw new Error('Access is denied for this document')
  },
  removeItem(): void {
    throw new Error('Access is denied for this document')
  },
}

afterEach(() => void vi.unstubAllGlobals())

test('the token stands in local storage, or else in the cookie', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { cookie: 'a=1; iframe-auth=from%20cookie' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect(storedToken()).toBe('from cookie')
  storeToken('fresh')
  expect([...kept]).toEqual([['iframe-auth-token', 'fresh']])
  expect(storedToken()).toBe('fresh')
  forgetToken()
  expect([...kept]).toEqual([])
})

test('where storage is closed the token lasts for the visit', () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', closed)
  expect(storedToken()).toBe('')
  storeToken('fresh')
  expect(storedToken()).toBe('fresh')
  forgetToken()
  expect(storedToken()).toBe('')
})

test('a forgotten token goes from the cookie too', () => {
  const page = { cookie: 'iframe-auth=dead' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', closed)
  forgetToken()
  expect(page.cookie).toBe('iframe-auth=; Max-Age=0; Path=/')
})

test('the cookie is found among others, encoded or not', () => {
  expect(tokenInCookie('my-iframe-auth=no; iframe-auth=a%2Bb; c=d')).toBe('a+b')
  expect(tokenInCookie('iframe-auth=100%')).toBe('100%')
  expect(tokenInCookie('')).toBe('')
})
