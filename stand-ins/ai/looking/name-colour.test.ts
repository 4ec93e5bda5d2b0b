import { expect, test } from 'vitest'
import { nameColour } from './name-colour.ts'

test.each([
  [200, 20, 20, 'red'],
  [240, 140, 20, 'orange'],
  [240, 220, 30, 'yellow'],
  [40, 140, 50, 'green'],
  [40, 200, 190, 'turquoise'],
  [40, 80, 200, 'blue'],
  [130, 50, 200, 'violet'],
  [250, 160, 190, 'pink'],
  [110, 70, 40, 'brown'],
  [225, 205, 175, 'beige'],
  [5, 5, 8, 'black'],
  [128, 130, 126, 'grey'],
  [252, 252, 250, 'white'],
] as const)('%i, %i, %i is called %s', (red, green, blue, name) => {
  expect(nameColour(red, green, blue)).toBe(name)
})
