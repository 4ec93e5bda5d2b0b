import { expect, test } from 'vitest'
import { isPlaceholder } from './is-placeholder.ts'

test.each([
  'Image without description',
  'No description available',
  'Error in image description',
  'An error occurred while creating the image description',
  'Bild ohne Beschreibung',
  'Keine Beschreibung verfügbar',
  'Fehler bei der Bildbeschreibung',
  'Bei der Erstellung der Bildbeschreibung ist ein Fehler aufgetreten',
])('“%s” is a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test('a placeholder is known by its words, not by case, spaces or a full stop', () => {
  expect(isPlaceholder('  no description  AVAILABLE. ')).toBe(true)
  expect(isPlaceholder('Keine Beschreibung verfu\u0308gbar')).toBe(true)
})

test('a text that only speaks of a missing one is no placeholder', () => {
  expect(
    isPlaceholder('Ein Schild mit der Aufschrift „Keine Beschreibung verfügbar“ hängt an einer Tür.'),
  ).toBe(false)
  expect(isPlaceholder('')).toBe(false)
})
