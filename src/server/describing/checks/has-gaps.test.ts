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
  'Der Vorsitzende XY überreicht N. N. die Urkunde',
  'Founded in 19XX, the club has ??? members',
  'Il sindaco NOME COGNOME inaugura la nuova sede',
  'El director (nombre) entrega el premio (título) en el teatro',
  'Fotografija (kdo?) med (dejavnost?)',
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
  'Siglos XX y XIX en una línea del tiempo',
  'Karyogramm mit den Chromosomen XX und XY',
  'Porträt eines Kaufmanns, Maler N. N., um 1740',
  'Formular mit den Feldern NAME und DATUM',
  'Chess puzzle: Qf3?? loses the queen',
  'T-shirt (rot) neben einer Hose (blau)',
])('“%s” has none', (text) => {
  expect(hasGaps(text)).toBe(false)
})
