import { expect, test } from 'vitest'
import { type PressedKey, shortcutOf } from './shortcut-of.ts'

const press = (key: string, held: Partial<PressedKey> = {}, isTyping = false, hasLetters = true) =>
  shortcutOf(
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    isTyping,
    hasLetters,
  )

test('letters and arrows are shortcuts for actions', () => {
  expect(['j', 'ArrowRight', 'k', 'ArrowLeft', 'a', 'e', 'r'].map((key) => press(key))).toEqual([
    'next',
    'next',
    'back',
    'back',
    'approve',
    'edit',
    'regenerate',
  ])
})

test('with Caps Lock they do, too', () => {
  expect(press('A')).toBe('approve')
})

test('no key is a shortcut while the user is typing', () => {
  for (const key of ['j', 'a', 'e', 'r', '?', 'ArrowRight']) expect(press(key, {}, true)).toBeNull()
})

test('a key that is held with another belongs to browser or reader', () => {
  expect(press('r', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('a', { metaKey: true })).toBeNull()
  expect(press('A', { shiftKey: true })).toBeNull()
})

test('the digits choose a language', () => {
  expect(['1', '9', '0'].map((key) => press(key))).toEqual(['language', 'language', null])
})

test('without single letters the arrows are left', () => {
  expect(['j', 'a', 'u', 'z', '+', '3', '?'].map((key) => press(key, {}, false, false))).toEqual(
    Array(7).fill(null),
  )
  expect(press('ArrowRight', {}, false, false)).toBe('next')
})

test('plus and the question mark may need Shift', () => {
  expect(press('+', { shiftKey: true })).toBe('zoomIn')
  expect(press('?', { shiftKey: true })).toBe('help')
  expect(press('?')).toBe('help')
})

test('other keys are ignored', () => {
  for (const key of ['x', 'Enter', 'Tab', 'Escape', ' ', 'ArrowDown']) expect(press(key)).toBeNull()
})
