import { expect, test } from 'vitest'
import type { Sight } from './look-at-picture.ts'
import { colours } from './name-colour.ts'
import { writeTexts } from './write-texts.ts'

const codes = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl', 'Deutsch (Leichte Sprache für alle hier)']
const kinds = ['picture', 'graphic', 'gradient'] as const
const lights = ['bright', 'balanced', 'dark'] as const
const shapes = ['landscape', 'portrait', 'square'] as const

function* everySight(): Generator<Sight> {
  const rest = { width: 1, height: 1, format: 'jpeg', isBusy: true, isTransparent: true }
  for (const kind of kinds)
    for (const brightness of lights)
      for (const shape of shapes)
        for (const colour of colours)
          yield {
            ...rest,
            kind,
            brightness,
            shape,
            colours: [colour, 'turquoise'],
            top: colour,
            bottom: 'orange',
          }
}

test('no alt text of any picture, language and keyword is longer than 125 characters', () => {
  const terms = ['Landschaftsschutzgebiet', 'Donaudampfschifffahrt']
  for (const code of codes)
    for (const sight of everySight()) {
      const { altText, description } = writeTexts(sight, terms, { code, name: code })
      expect(altText.length, altText).toBeLessThanOrEqual(125)
      expect(`${altText} ${description}`).not.toMatch(/undefined| {2}/)
    }
})

test('keywords that do not fit into the alt text still stand in the description', () => {
  const [sight] = everySight()
  const terms = ['a'.repeat(80), 'b'.repeat(80)]
  const { altText, description } = writeTexts(sight!, terms, { code: 'de', name: 'German' })
  expect(altText).toBe('Helles Bild im Querformat, überwiegend in Rot und Türkis')
  expect(description).toContain(terms.join(' und '))
})
