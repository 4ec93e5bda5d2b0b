import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, currentTheme, onThemeChoice } from './theme.ts'

const applyChoices = readFileSync(new URL('../public/apply-choices.js', import.meta.url), 'utf8')
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  openPage()
})
afterEach(() => void vi.unstubAllGlobals())

test('a chosen theme applies at once and on the next visit', () => {
  chooseTheme('dark')
  expect(currentTheme()).toBe('dark')
  openPage()
  expect(currentTheme()).toBe('dark')
})

test('the system decides until a theme is chosen, and again when "system" is chosen', () => {
  expect(currentTheme()).toBe('system')
  chooseTheme('light')
  chooseTheme('system')
  openPage()
  expect(currentTheme()).toBe('system')
  expect([...stored]).toEqual([])
})

test('an unknown theme is not applied, and blocked storage stops nothing', () => {
  stored.set('theme', 'sepia')
  openPage()
  expect(currentTheme()).toBe('system')
  vi.stubGlobal('localStorage', undefined)
  openPage()
  chooseTheme('dark')
  expect(currentTheme()).toBe('dark')
})

test('listeners are called for each choice until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = onThemeChoice(listener)
  chooseTheme('dark')
  stop()
  chooseTheme('light')
  expect(listener).toHaveBeenCalledTimes(1)
})

/** A new document, and what runs in it before the first paint. */
function openPage(): void {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  new Function(applyChoices)()
}
