import { expect, test } from 'vitest'
import { leadsToDrawnFile } from './is-drawn-file.ts'

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
