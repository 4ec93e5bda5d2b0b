import { expect, test } from 'vitest'
import { nameOfCell } from './picture-wall.tsx'

test.each([
  ['https://example.org/media/gr%C3%BCner-see.jpg?w=100#top', 'grüner-see.jpg'],
  ['media\\see.jpg', 'see.jpg'],
  ['https://example.org/ein-see/', 'ein-see'],
  ['/100%.jpg', '100%.jpg'],
  ['  ', ''],
])('%j is called %j', (cell, name) => {
  expect(nameOfCell(cell)).toBe(name)
})
