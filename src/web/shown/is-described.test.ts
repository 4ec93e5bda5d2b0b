import { expect, test } from 'vitest'
import { isDescribed } from './is-described.ts'

test('an image that succeeded and has a description is described', () => {
  expect(isDescribed({ success: true, description: 'Zwei Hunde schauen aus einem Fenster.' })).toBe(true)
})

test('a decorative image is described by its description, however empty its alt text is', () => {
  const decorative = { success: true, decorative: true, altText: '', description: 'Ein weicher Farbverlauf.' }
  expect(isDescribed(decorative)).toBe(true)
  expect(isDescribed({ ...decorative, description: 'Keine Beschreibung verfügbar' })).toBe(false)
})

test('an image that failed is not described, whatever its text says', () => {
  expect(isDescribed({ success: false, description: 'Zwei Hunde schauen aus einem Fenster.' })).toBe(false)
})

test.each([
  'Image without description',
  'No description available',
  'Error in image description',
  'An error occurred while creating the image description',
  'Bild ohne Beschreibung',
  'Keine Beschreibung verfügbar',
  'Fehler bei der Bildbeschreibung',
  'Bei der Erstellung der Bildbeschreibung ist ein Fehler aufgetreten',
])('the placeholder “%s” is no description', (description) => {
  expect(isDescribed({ success: true, description })).toBe(false)
})

test('a placeholder is known by its words, not by case, spaces or a full stop', () => {
  expect(isDescribed({ success: true, description: '  no description  AVAILABLE. ' })).toBe(false)
  expect(isDescribed({ success: true, description: 'Keine Beschreibung verfu\u0308gbar' })).toBe(false)
})

test('a description that only speaks of a missing one is a description', () => {
  const description = 'Ein Schild mit der Aufschrift „Keine Beschreibung verfügbar“ hängt an einer Tür.'
  expect(isDescribed({ success: true, description })).toBe(true)
})

test('an empty description is not one of the placeholders', () => {
  expect(isDescribed({ success: true, description: '' })).toBe(true)
})
