import { expect, test } from 'vitest'
import { isDrawing, isGraphic } from './is-graphic.ts'

test('logos, charts and pictures of text are graphics by what they are for', () => {
  for (const purpose of ['functional', 'text', 'complex'] as const)
    expect(isGraphic({ purpose, filename: 'picture.jpg' })).toBe(true)
})

test('what is kept in a file for drawings is a graphic, a photograph is none', () => {
  for (const filename of ['logo.png', 'LOGO.PNG', 'steps.gif', 'icon.svg'])
    expect(isGraphic({ purpose: 'informative', filename })).toBe(true)
  expect(isGraphic({ purpose: 'informative', filename: 'forest.jpg' })).toBe(false)
  expect(isGraphic({ purpose: null, filename: 'png' })).toBe(false)
})

test('an address in a list says by its ending whether it names a drawing', () => {
  expect(isDrawing('/media/logo.png')).toBe(true)
  expect(isDrawing('/media/png')).toBe(false)
})
