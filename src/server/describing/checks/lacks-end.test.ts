import { expect, test } from 'vitest'
import { isDescriptionWithoutEnd } from './lacks-end.ts'

const long =
  'A bar chart compares the harvest of five orchards over the last ten years, of which the northern ones'

test('a long description has a stop at its end', () => {
  expect(isDescriptionWithoutEnd(long, [])).toBe(true)
  expect(isDescriptionWithoutEnd(`${long} lead.`, [])).toBe(false)
  expect(isDescriptionWithoutEnd('A blue jug on a table by the window', [])).toBe(false)
})

test('where other languages have their stops, a shorter one has it, too', () => {
  const text = 'A blue jug stands on a table by the window'
  expect(isDescriptionWithoutEnd(text, ['Ein blauer Krug steht auf dem Tisch am Fenster.'])).toBe(true)
  expect(isDescriptionWithoutEnd(text, ['Ein blauer Krug steht auf dem Tisch am Fenster'])).toBe(false)
})

test('a model that leaves out all stops means it so', () => {
  expect(isDescriptionWithoutEnd(long, ['Ein Balkendiagramm vergleicht die Ernte von fünf Höfen'])).toBe(
    false,
  )
})

test('a list after a colon needs none', () => {
  const menu =
    'The menu of the shop has these entries: home, new, garden tools, seeds, pots, about us, contact, imprint'
  expect(isDescriptionWithoutEnd(menu, [])).toBe(false)
})
