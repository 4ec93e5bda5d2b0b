import { expect, test } from 'vitest'
import { isGraphic, leadsToDrawnFile } from './is-drawn-file.ts'

test('an address with a query or fragment still leads to a drawn file', () => {
  for (const address of ['https://a.example/logo.png', 'https://a.example/Logo.SVG?w=80#top'])
    expect(leadsToDrawnFile(address)).toBe(true)
  for (const address of [
    'https://a.example/forest.jpg?as=.png',
    'https://a.example/png',
    'https://a.example/',
  ])
    expect(leadsToDrawnFile(address)).toBe(false)
})

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
