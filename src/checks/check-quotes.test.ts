import { expect, test } from 'vitest'
import { checkQuotes } from './check-quotes.ts'

test.each([
  '„Roter Apfel auf einem Holztisch“',
  '"A red apple on a wooden table."',
  '“A red apple on a wooden table”.',
  '«Una mela rossa su un tavolo di legno»',
  "'Una manzana roja sobre una mesa'",
  '„Červené jablko na dřevěném stole.“',
  '„Piros alma egy faasztalon”',
  '”Czerwone jabłko na stole”',
  '»Rdeče jabolko na leseni mizi«',
  '‚Roter Apfel‘',
  "'It's a dog's life'",
  '"Sign "Stop" beside a road"',
  '„Geschlossen“',
])('%s stands in quotation marks', (text) => {
  expect(checkQuotes(text)).toBe(true)
})

test.each([
  'Schild „Geschlossen“ an einer Ladentür',
  '„Apfel“ und „Birne“ in Schreibschrift',
  '"Open" and "Closed" on two signs',
  '«Aperto» scritto su una porta',
  'Cartel «Se vende» en un balcón',
  'Kniha „Babička“',
  'Könyv: „Az arany ember”',
  '„Solidarność” na czerwonym transparencie',
  'Knjiga »Cvetje v jeseni«',
  "The children's room at St. James'",
  "'60s poster of a band",
  '“Bonjour” – “Hello”',
  'Monitor, 27"',
])('%s does not', (text) => {
  expect(checkQuotes(text)).toBe(false)
})
