import { expect, test } from 'vitest'
import { checkCutOff } from './check-cut-off.ts'

test.each([
  ['en', 'Two children feed ducks beside a wooden bridg'],
  ['en', 'A woman in a hat walks to'],
  ['de', 'Ein Wanderweg führt zwischen hohen Felsen und'],
  ['it', 'Una bambina gioca nella piazz'],
  ['it', "Un gatto dorme accanto all'"],
  ['es', 'Un perro duerme en la alfomb'],
  ['cz', 'Stará žena čte noviny a vedle ní hoří svíčk'],
  ['hu', 'Egy kislány ül a padon a kertb'],
  ['pl', 'Widok z wieży na małą miejscowośc'],
  ['sl', 'Otrok stoji pred hišo, ob njem pa'],
  ['en', 'Freshly baked cakes with sugar crusts, one broken o'],
  ['es', 'Retrato barroco de una infanta con guardainfante d'],
  ['pl', 'Dziewczynka karmi konie na łące p'],
  ['it', "I volontari dispongono sacchi di sabbia lungo l'a"],
])('%s: “%s” is cut off', (language, text) => {
  expect(checkCutOff(text, language)).toBe(true)
})

test.each([
  ['en', 'A girl in a yellow raincoat jumps into a puddle'],
  ['en', 'Whiteboard with a list of chores and a different initial beside each'],
  ['de', 'Eine Frau steigt in den Bus ein'],
  ['de', 'Ein Kind cremt sich ein'],
  ['it', 'Due amici mangiano un hamburger davanti a un bar'],
  ['es', 'Una joven toca el saxofón en un club'],
  ['cz', 'Dítě maluje obraz, uvnitř'],
  ['en', 'whose'],
  ['cz', 'Rekonstrukce kuchyně v panelovém bytě, stav před a po'],
  ['sl', 'Kopalnica pred in po'],
  ['hu', 'Két fiú focizik a parkban'],
  ['hu', 'Porszívórobot, amelynek a hátán egy cirmos macska ül'],
  ['pl', 'Stary młyn nad rzeką wśród drzew'],
  ['sl', 'Ribiški čoln ob lesenem pomolu'],
  ['sl', 'Na tehtnici leži vrečka hrušk'],
  ['sl', 'V košari spi pet mladih mačk'],
  ['es', 'Perro con chubasquero asomado a la ventanilla de una furgo'],
  ['de', 'Ein Karpfen von 80 cm'],
  ['hu', 'Fekete ló'],
  ['cz', 'Zmrzlý vlk'],
  ['it', 'Il ritratto di un re'],
  ['it', 'Casello autostradale deserto con la croce rossa accesa su tutte le porte tranne una'],
  ['cz', 'Hokejista padá přes mantinel, hůl mu letí opačným směrem'],
  ['en', 'Empty picture frame above a pale square where a painting once was'],
])('%s: “%s” is whole', (language, text) => {
  expect(checkCutOff(text, language)).toBe(false)
})

test('a description of two sentences has a stop after the second, an alt text need not', () => {
  const text = 'A dog sleeps on a red sofa. Behind it hangs a large painting'
  expect(checkCutOff(text, 'en', 1)).toBe(true)
  expect(checkCutOff(text, 'en')).toBe(false)
})
