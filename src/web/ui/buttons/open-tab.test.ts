import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from './open-tab.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the new tab opens its address and can not reach back', () => {
  const replace = vi.fn()
  const opened = { opener: 'this page', location: { replace }, close: vi.fn() }
  vi.stubGlobal('window', { open: () => opened })
  const tab = openTab()
  expect(tab.isBlocked).toBe(false)
  tab.leadTo('https://pay.example/1')
  expect(replace).toHaveBeenCalledWith('https://pay.example/1')
  expect(opened.opener).toBeNull()
  tab.close()
  expect(opened.close).toHaveBeenCalledOnce()
})

test('a tab that the browser blocks reports so, and accepts an address without an error', () => {
  vi.stubGlobal('window', { open: () => null })
  const tab = openTab()
  expect(tab.isBlocked).toBe(true)
  expect(() => {
    tab.leadTo('https://pay.example/1')
    tab.close()
  }).not.toThrow()
})
