import { expect, test } from 'vitest'
import { isGraphic } from './is-graphic.ts'

test('logos, charts and pictures of text are graphics by their purpose', () => {
  for (const purpose of ['functional', 'text', 'complex'] as const)
    expect(isGraphic({ purpose, filename: 'picture.jpg' })).toBe(true)
})

test('a file in a format for drawings is a graphic, a photograph is not', () => {
  for (const filename of ['logo.png', 'LOGO.PNG', 'steps.gif', 'icon.svg'])
    expect(isGraphic({ purpose: 'informative', filename })).toBe(true)
  expect(isGraphic({ purpose: 'informative', filename: 'forest.jpg' })).toBe(false)
  expect(isGraphic({ purpose: null, filename: 'png' })).toBe(false)
})
