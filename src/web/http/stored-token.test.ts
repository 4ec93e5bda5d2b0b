import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

beforeEach(() => void vi.stubGlobal('window', { top: foreignPage, origin: 'https://words.example.org' }))
afterEach(() => void vi.unstubAllGlobals())

const foreignPage = {
  get origin(): string {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame', 'SecurityError')
  },
}

test.for([
  [
    'does not count in a tab of its own, or in a frame of its own origin',
    { origin: 'https://words.example.org' },
    '',
  ],
  ['counts in a frame of another origin, which only embedding allows', foreignPage, 'planted'],
] as const)('the cookie %s', ([, top, token]) => {
  vi.stubGlobal('document', { cookie: 'iframe-auth=planted' })
  vi.stubGlobal('localStorage', closed)
  vi.stubGlobal('window', { top, origin: 'https://words.example.org' })
  expect(storedToken()).toBe(token)
})

test('the token is in local storage, or else in the cookie', () => {
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

test('if storage is blocked, the token lasts for the visit', () => {
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
