import { expect, test } from 'vitest'
import { hasGaps } from './has-gaps.ts'

test.each([
  '[Name] überreicht [Name] einen Scheck',
  '_____ sits on a _____',
  'XXX przedstawia YYY na tle ZZZ',
  'Un/a … de pie junto a un/a … en …',
  '<kdo> <co dělá> <kde>',
  '(oseba) + (dejanje) + (kraj)',
  'Starosta ………… předává klíče paní …………',
])('“%s” has gaps', (text) => {
  expect(hasGaps(text)).toBe(true)
})

test.each([
  'Formular mit leeren Feldern für Name, Ort und Datum',
  'Flag of the XXX Olympiad',
  'Menu: soup ........ 4.50, salad ........ 6',
  'Sleeping cat … and a very awake dog',
  'Subtitle that reads [sic] below a bust',
  'Worksheet with the sentence “The cat ____ on the ____”',
])('“%s” has none', (text) => {
  expect(hasGaps(text)).toBe(false)
})
