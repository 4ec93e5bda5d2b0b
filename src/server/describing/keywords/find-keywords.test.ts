import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filenameOfHttpUrl, filenameOfUrl } from './filename-of-url.ts'
import { findKeywords } from './find-keywords.ts'

test.each([
  ['', []],
  ['Hund | hund | HUND', ['Hund']],
  ['Berg, Berge, Berges, Seen', ['Berg', 'Seen']],
  ['Feigen\nKäse\r\nBrot; Wein\tHonig', ['Feigen', 'Käse', 'Brot', 'Wein', 'Honig']],
  ['- Feigen\n- Käse\n* Brot • Wein', ['Feigen', 'Käse', 'Brot', 'Wein']],
  ['1. Feigen 2. Käse 3) Brot', ['Feigen', 'Käse', 'Brot']],
  ['Berge/Seen/Wälder', ['Berge', 'Seen', 'Wälder']],
  ['Berge, Seen und Wälder, usw.', ['Berge', 'Seen', 'Wälder']],
  ['Käse & Wein', ['Käse', 'Wein']],
  ['Rezepte > Vorspeisen', ['Rezepte', 'Vorspeisen']],
  ['#herbst #wald, #HerbstAmSee #2024 #ff00aa', ['herbst', 'wald', 'Herbst Am See']],
  ['"Cocker Spaniel" "Hund am See"', ['Cocker Spaniel', 'Hund am See']],
  ['["Berg","See"]', ['Berg', 'See']],
  ['{"tags":["Berg","See"],"title":"Die Alpen im Winter"}', ['Berg', 'See', 'Alpen', 'Winter']],
  [
    'CO₂-Ausstoß, E-Bike, Golf 7, iPhone 15 Pro, A380',
    ['CO₂-Ausstoß', 'E-Bike', 'Golf 7', 'iPhone 15', 'A380'],
  ],
])('the list %j gives %j', (context, keywords) => {
  expect(findKeywords(context, '')).toEqual(keywords)
})

test.each([
  [
    'Rezeptseite: Feigen mit Ziegenkäse, Vorspeise, vegetarisch',
    ['Feigen', 'Ziegenkäse', 'Vorspeise', 'vegetarisch', 'Rezeptseite'],
  ],
  [
    'Kursangebot "Malen für Einsteiger"; Pinsel, Acrylfarbe',
    ['Kursangebot', 'Malen für Einsteiger', 'Pinsel', 'Acrylfarbe'],
  ],
  [
    'Musikschule Weißensee,\nRaum 2: Trommelkurs, Djembe',
    ['Musikschule Weißensee', 'Trommelkurs', 'Djembe', 'Raum 2'],
  ],
  ['Über uns: unsere Bürohunde, Cocker Spaniel', ['Bürohunde', 'Cocker Spaniel']],
  [
    'Tourenbericht Picos de Europa; Pfad, Schneefeld',
    ['Tourenbericht', 'Picos de Europa', 'Pfad', 'Schneefeld'],
  ],
  ['Logo der Nordlicht GmbH, verlinkt zur Startseite', ['Logo', 'Nordlicht GmbH', 'verlinkt', 'Startseite']],
  ['Jahresbericht: Besucherzahlen 2025 je Quartal', ['Besucherzahlen', 'Quartal', 'Jahresbericht']],
  ['Tags: Herbst, Wald', ['Herbst', 'Wald']],
  ['Dieses Bild gibt es nicht', []],
  ['Wir über uns', []],
])('the short context %j gives %j', (context, keywords) => {
  expect(findKeywords(context, '')).toEqual(keywords)
})

test.each([
  [
    'Reife Feigen liegen in einer roten Schale auf dem Holztisch. Daneben steht ein Glas Honig vom Picos de Europa.',
    ['Reife Feigen', 'Glas Honig', 'Picos de Europa', 'Holztisch', 'Schale', 'roten'],
  ],
  ['The dogs are playing in the garden of our office.', ['dogs', 'playing', 'garden', 'office']],
  [
    'Visitors walk through New York City in May, near the Empire State Building.',
    ['New York City', 'Empire State Building', 'May', 'Visitors', 'walk'],
  ],
  ['Una vista de los Picos de Europa desde el pueblo', ['Picos de Europa', 'vista', 'pueblo']],
  ["Il castello sull'isola e l'acqua del Lago di Garda", ['Lago di Garda', 'castello', 'isola', 'acqua']],
  ['Kočka, která spí na střeše domu v Praze.', ['Praze', 'Kočka', 'spí', 'střeše', 'domu']],
  ['A kutya most a kertben van, a virágok között.', ['kutya', 'kertben', 'virágok']],
  ['Kot śpi na dachu domu w Krakowie nad rzeką.', ['Krakowie', 'Kot', 'śpi', 'dachu', 'domu', 'rzeką']],
  ['Mačka spi na strehi hiše v Ljubljani.', ['Ljubljani', 'Mačka', 'spi', 'strehi', 'hiše']],
])('the sentence %j gives %j', (context, keywords) => {
  expect(findKeywords(context, '')).toEqual(keywords)
})

test('what a text says often and early comes before what it says once and late', () => {
  const text =
    'Die Brücke wurde gestern für den Verkehr geöffnet. Viele Leute kamen zur Brücke und feierten, denn ohne diese Brücke war der Ort allein.'
  expect(findKeywords(text, '')[0]).toBe('Brücke')
})

/** A small word is dropped where it is one. */
test.each([
  ['war, peace, soldiers', ['war', 'peace', 'soldiers']],
  ['Das war unser Fest im Garten', ['Fest', 'Garten']],
  ['Pan, queso, sol', ['Pan', 'queso', 'sol']],
  ['Most, Praha, řeka', ['Most', 'Praha', 'řeka']],
  ['The most beautiful lake of the region', ['beautiful', 'lake', 'region']],
  ['A man with a hat and a pan', ['man', 'hat', 'pan']],
  ['Man hat uns den Weg gezeigt', ['Weg']],
  ['Via Roma, Firenze', ['Via Roma', 'Firenze']],
  ['Vom Bahnhof via Köln nach Bonn', ['Bahnhof', 'Köln', 'Bonn']],
  ['sol, dom, pod, kot', ['sol', 'dom', 'pod', 'kot']],
  ['São Paulo, Rio de Janeiro, Los Angeles', ['São Paulo', 'Rio de Janeiro', 'Los Angeles']],
  ['Vase, Ale, Mai', ['Vase', 'Ale', 'Mai']],
])('%j gives %j', (context, keywords) => {
  expect(findKeywords(context, '').toSorted()).toEqual(keywords.toSorted())
})

test.each([
  [
    '<p>Feigen &amp; K&auml;se</p><ul><li>Vorspeise</li><li>vege<b>tarisch</b></li></ul><script>var x = "Katze"</script>',
    ['Feigen', 'Käse', 'Vorspeise', 'vegetarisch'],
  ],
  ['&lt;p&gt;S&#252;&#xDF;speise&lt;br&gt;Honig&lt;/p&gt;', ['Süßspeise', 'Honig']],
  [
    'Sommerkleid rot, Art.-Nr. 4711-AB, 49,90 €, Gr. 38, https://shop.example/x?y=1, info@shop.example, kleid.jpg',
    ['Sommerkleid rot'],
  ],
  ['SKU-47110815, AB12-345X, 4006381333931, d41d8cd98f00b204, Schal', ['Schal']],
  ['31. Januar 2026: Frühling am See, 12:30 Uhr, 2026-01-31', ['Frühling', 'See']],
  ['January 31, 2026, Snow', ['Snow']],
  ['Vase 10 cm hoch, 2,5 kg, 1024x768 px', ['Vase', 'hoch']],
  ['Hafen © 2024 Anna Müller', ['Hafen']],
  ['Hafen; Quelle: dpa', ['Hafen']],
  ['1, 22, 2025', []],
  ['Ber\u00ADge\u0000im\u0007Herbst', ['Berge', 'Herbst']],
])('addresses, prices, dates, codes, credits and markup of %j are no keywords', (context, keywords) => {
  expect(findKeywords(context, '')).toEqual(keywords)
})

test('each keyword comes once by stem, those of the context first, at most twenty', () => {
  expect(findKeywords('Berge, Herbst', 'herbst-wald.jpg')).toEqual(['Berge', 'Herbst', 'wald'])
  expect(findKeywords('Cocker Spaniel', 'cocker-welpe.jpg')).toEqual(['Cocker Spaniel', 'welpe'])
  expect(findKeywords('Löwenzahn', 'loewenzahn_wiese.jpg')).toEqual(['Löwenzahn', 'wiese'])
  const many = Array.from({ length: 50 }, (_, i) => `Wort${i}`).join(',')
  expect(findKeywords(many, 'a.jpg')).toHaveLength(20)
})

test('a keyword holds nothing that could pass for another line or instruction block', () => {
  const found = findKeywords('"a\nContext: b", <b>c\u2028d</b>, e\u0000f, {{keywords}}', 'g\nh.jpg')
  for (const keyword of found) expect(keyword).toMatch(/^[\p{L}\p{M}\p{N} '’&.,₂-]{2,60}$/u)
})

const odd = [
  'a',
  'A',
  ' ',
  '.',
  ',',
  '-',
  '<',
  '<a',
  '&',
  '&#',
  '#',
  '#a',
  '"',
  '„',
  '(',
  ':',
  '@',
  '/',
  '1',
  '1.',
  '1,',
  '€',
  "'",
  'ä',
]
const pairs = [
  'a ',
  'A ',
  'A de ',
  'a. ',
  '1. ',
  '#a ',
  '"a" ',
  '<b>',
  '<script>',
  '&amp;',
  'a:',
  'A-b',
  'l’',
  'Ab',
  '1a',
  '© ',
  ' - ',
  '\uD800',
  '\n',
  'a.b',
  'x1y2',
]

// What is read is bounded; a part that were not linear in it would take longer than the test may.
test.each([...odd, ...pairs])('a million times %j costs little', (piece) => {
  const long = piece.repeat(1_000_000)
  expect(findKeywords(long, long).length).toBeLessThanOrEqual(20)
  expect(findKeywords(`Berg, ${long}`, `${long}.jpg`).length).toBeLessThanOrEqual(20)
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

test('an address as it is fetched is called the same, parsed or not', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 })
  const part = fc.oneof(text, fc.constantFrom('/', '//', '?', '#', '@', '%41', '%zz', '\\', '..', ':8080'))
  const address = fc.array(part).map((parts) => URL.parse(`https://example.org${parts.join('')}`)?.href)
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl({ withQueryParameters: true, withFragments: true })), (given) => {
      const href = URL.parse(given ?? '')?.href
      fc.pre(href !== undefined)
      expect(filenameOfHttpUrl(href)).toBe(filenameOfUrl(href))
    }),
    { numRuns: 2_000 },
  )
})
