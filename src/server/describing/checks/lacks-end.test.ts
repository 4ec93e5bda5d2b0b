import { expect, test } from 'vitest'
import { lacksEnd } from './lacks-end.ts'

const long =
  'A bar chart compares the harvest of five orchards over the last ten years, of which the northern ones'

test('a long description has a stop at its end, or is one phrase', () => {
  expect(lacksEnd(long, [])).toBe('doubtful')
  expect(lacksEnd(`${long} lead.`, [])).toBe(false)
  expect(lacksEnd('A blue jug on a table by the window', [])).toBe(false)
})

test('where other languages have their stops, a shorter one has it, too', () => {
  const text = 'A blue jug stands on a table by the window'
  expect(lacksEnd(text, ['Ein blauer Krug steht auf dem Tisch am Fenster.'])).toBe(true)
  expect(lacksEnd(text, ['Ein blauer Krug steht auf dem Tisch am Fenster'])).toBe(false)
})

test('a model that leaves out all stops means it so', () => {
  expect(lacksEnd(long, ['Ein Balkendiagramm vergleicht die Ernte von fünf Höfen'])).toBe(false)
})

test('a list after a colon needs none', () => {
  const menu =
    'The menu of the shop has these entries: home, new, garden tools, seeds, pots, about us, contact, imprint'
  expect(lacksEnd(menu, [])).toBe(false)
})
