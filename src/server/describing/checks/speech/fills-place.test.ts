import { expect, test } from 'vitest'
import { fillsPlace } from './fills-place.ts'

test.each([
  'teaserbild startseite',
  'folgt noch.',
  'to be supplied by the editors',
  'vista laterale del prodotto',
  'pendiente de redactar',
  'bude doplněno po korektuře',
  'illusztráció a cikkhez',
  'przykładowy tekst alternatywny dla zdjęcia w galerii',
  'opis bo dodan naknadno',
  'title, author, year, technique',
  'název, autor, rok, technika, rozměry',
  'ein bild, auf dem etwas zu sehen ist.',
  'jakiś obiekt na jakimś tle.',
  'questo è un testo di esempio. sostituirlo con la descrizione definitiva.',
  'immagine puramente indicativa',
])('“%s” only fills a place', (text) => {
  expect(fillsPlace(text, false)).toBe(true)
})

test.each([
  'vorderansicht des hauses mit grünen fensterläden',
  'folgen des hochwassers in passau: schlamm in einer gasse',
  'table at the back of a restaurant',
  'pendiente de plata en forma de gota',
  'segnaposto di cartone sulle sedie della sala',
  'sledi v snegu: medvedje tace',
  'portret avtorice bronje žakelj pred knjižno polico',
  'titel, wappen und jahreszahl auf dem einband eines kirchenbuchs',
  'something blue: a bride holds up the hem of her dress',
  'jemand sitzt auf einer bank am see',
  'ilustrativni zemljevid gozdne učne poti',
])('“%s” says what is seen', (text) => {
  expect(fillsPlace(text, false)).toBe(false)
})

test('a button may be called after a kind of picture', () => {
  expect(fillsPlace('product image', false)).toBe(true)
  expect(fillsPlace('product image', true)).toBe(false)
})
