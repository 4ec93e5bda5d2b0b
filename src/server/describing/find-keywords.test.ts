import { expect, test } from 'vitest'
import { filenameOfUrl } from './filename-of-url.ts'
import { findKeywords } from './find-keywords.ts'

test.each([
  ['', []],
  [
    'Rezeptseite: Feigen mit Ziegenkäse, Vorspeise, vegetarisch',
    ['Rezeptseite', 'Feigen', 'Ziegenkäse', 'Vorspeise', 'vegetarisch'],
  ],
  [
    'Kursangebot "Malen für Einsteiger"; Pinsel, Acrylfarbe',
    ['Kursangebot', 'Malen', 'Einsteiger', 'Pinsel', 'Acrylfarbe'],
  ],
  [
    'Musikschule Weißensee,\nRaum 2: Trommelkurs, Djembe',
    ['Musikschule Weißensee', 'Raum 2', 'Trommelkurs', 'Djembe'],
  ],
  ['Über uns: unsere Bürohunde, Cocker Spaniel', ['Bürohunde', 'Cocker Spaniel']],
  [
    'Logo der Nordlicht GmbH, verlinkt zur Startseite',
    ['Logo', 'Nordlicht', 'GmbH', 'verlinkt', 'Startseite'],
  ],
  ['Jahresbericht: Besucherzahlen 2025 je Quartal', ['Jahresbericht', 'Besucherzahlen', 'Quartal']],
  ['The dogs are playing in the garden of our office.', ['dogs', 'playing', 'garden', 'office']],
  ['Hund | hund | HUND', ['Hund']],
  ['CO₂-Ausstoß, E-Bike', ['CO₂-Ausstoß', 'E-Bike']],
  ['1, 22, 2025', []],
])('the context %j gives %j', (context, keywords) => {
  expect(findKeywords(context, '')).toEqual(keywords)
})

test.each([
  ['IMG_1234.jpg', []],
  ['IMG1234.jpg', []],
  ['DSC00017.JPG', []],
  ['PXL_20260131_120000.jpg', []],
  ['WhatsApp Image 2026-01-31.jpeg', []],
  ['12345.png', []],
  ['d41d8cd98f00b204e9800998ecf8427e.webp', []],
  ['550e8400-e29b-41d4-a716-446655440000.png', []],
  ['aB3xK9mQ2z.jpg', []],
  ['cocker-spaniels.webp', ['cocker', 'spaniels']],
  ['autumn_mountains-1024x768.jpg', ['autumn', 'mountains']],
  ['feige+in+roter+schale.jpg', ['feige', 'roter', 'schale']],
  ['BergeImHerbst-scaled.jpg', ['Berge', 'Herbst']],
  ['Löwenzahn (2).png', ['Löwenzahn']],
  ['', []],
])('the file name %j gives %j', (filename, keywords) => {
  expect(findKeywords('', filename)).toEqual(keywords)
})

test('each keyword comes once, those of the context first, at most twenty', () => {
  expect(findKeywords('Berge, Herbst', 'herbst-wald.jpg')).toEqual(['Berge', 'Herbst', 'wald'])
  expect(findKeywords('Cocker Spaniel', 'cocker-welpe.jpg')).toEqual(['Cocker Spaniel', 'welpe'])
  const many = Array.from({ length: 50 }, (_, i) => `Wort${i}`).join(',')
  expect(findKeywords(many, 'a.jpg')).toHaveLength(20)
})

test.each([
  ['https://example.org/bilder/berge.jpg?w=300#x', 'berge.jpg'],
  ['https://example.org/L%C3%B6wenzahn%20gelb.jpg', 'Löwenzahn gelb.jpg'],
  ['https://example.org/bilder/', 'bilder'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/100%.jpg', '100%.jpg'],
  ['https://example.org/a%00b.jpg', 'a b.jpg'],
  ['keine Adresse', 'keine Adresse'],
])('%s is called %s', (url, filename) => {
  expect(filenameOfUrl(url)).toBe(filename)
})
