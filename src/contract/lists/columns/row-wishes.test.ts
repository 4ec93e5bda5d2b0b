import { expect, test } from 'vitest'
import { preselectUrlColumn } from './preselect-columns.ts'
import { readWishes, recogniseWishes, repeatKey } from './row-wishes.ts'

test.for([
  ['role', 'role Rolle bildrolle image_role Purpose Zweck'],
  ['linkTarget', 'link_target Linkziel LINK-TARGET target_url Ziel-URL verlinkt_auf'],
  ['caption', 'caption Bildunterschrift image_caption Legende Bildlegende'],
  ['pageTitle', 'page_title Seitentitel Post-Title Artikeltitel'],
  [
    'existingAlt',
    'alt alt_text ALT-Text existing_alt Alternativtext alternativer_Text alt_tag Bild-Alt alt_text_de',
  ],
  ['brand', 'brand Marke Hersteller brand_name Markenname manufacturer'],
  ['product', 'product Produkt Produktname product-name Artikelname Artikelbezeichnung product_title'],
  ['style', 'style Stil Ton tone Schreibstil tone_of_voice Tonfall'],
  [
    'avoidedKeywords',
    'avoid_keywords avoided-keywords Ausschlusswörter Ausschlussbegriffe negative_keywords words_to_avoid zu_vermeidende_Wörter',
  ],
  ['maxAltCharacters', 'max_length maximale_Länge max_alt_length Max-Zeichen maxLaenge longest_alt_text'],
  ['glossary', 'glossary Glossar Terminologie'],
  ['altPrefix', 'prefix Präfix alt_prefix'],
  ['altSuffix', 'suffix Suffix Alt-Text-Suffix'],
] as const)('%s is recognised by many names', ([wish, headers]) => {
  for (const header of headers.split(' ')) expect(recogniseWishes(['url', header])).toEqual({ [wish]: 1 })
})

test.for([
  'alter',
  'Altbau',
  'Titel',
  'text',
  'kontext',
  'description',
  'Bild-URL',
  'link',
  'salt',
  'Artikel',
  'Artikelnummer',
  'Produkt-ID',
  'Produktlink',
  'product_type',
  'Markenfarbe',
  'Länge',
  'length',
  'Max',
  'Stilrichtung',
  'Tonne',
  'keywords',
  'Schlagwörter',
  'id',
  '',
])('%j says nothing that is known', (header) => {
  expect(recogniseWishes([header])).toEqual({})
})

test('of two columns that say the same the first one counts', () => {
  expect(recogniseWishes(['alt', 'alt_text', 'alt'])).toEqual({ existingAlt: 0 })
})

test('what a row leaves empty is absent, and what is too long is cut', () => {
  const cells = ['', ' link ', 'x'.repeat(900)]
  expect(readWishes({ caption: 0, role: 1, linkTarget: 2 }, (index) => cells[index] ?? '')).toEqual({
    role: 'link',
    linkTarget: 'x'.repeat(500),
  })
})

test.for([
  ['style', 'Sachlich', 'neutral'],
  ['style', 'für den Shop', 'shop'],
  ['style', 'Landhaus', undefined],
  ['maxAltCharacters', ' 120 ', '120'],
  ['maxAltCharacters', '120 cm', undefined],
  ['maxAltCharacters', '29', undefined],
  ['maxAltCharacters', '1001', undefined],
] as const)('of a column %s the cell %j wishes %j', ([wish, cell, wished]) => {
  expect(readWishes({ [wish]: 0 }, () => cell)[wish]).toBe(wished)
})

test('rows repeat each other when address, context and wishes are the same', () => {
  expect(repeatKey('u', ' c ', { role: 'link' })).toBe(repeatKey('u', 'c', { role: 'link' }))
  const keys = [
    repeatKey('u', 'c', {}),
    repeatKey('u', '', {}),
    repeatKey('u', 'c', { role: 'c' }),
    repeatKey('u', 'c', { caption: 'c' }),
    repeatKey('u', 'c', { brand: 'c' }),
    repeatKey('u', 'c', { altSuffix: 'c' }),
    repeatKey('v', 'c', {}),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a column recognised as something else is the address column only if no other can be', () => {
  expect(preselectUrlColumn(['link_target', 'image_url'])).toBe(1)
  expect(preselectUrlColumn(['id', 'link_target'])).toBe(1)
  expect(preselectUrlColumn(['id', 'medialink', 'url'])).toBe(1)
})
