import { expect, test } from 'vitest'
import { picturesInCell, picturesOfRow } from './pictures-in-cell.ts'
import { UnreadableList } from './unreadable-list.ts'

const one = 'https://a.example/1.jpg'
const two = 'https://a.example/2.jpg?v=1,2'

test.for([
  ['commas and blanks', `${one}, ${two}`],
  ['commas alone', `${one},${two}`],
  ['semicolons', `${one}; ${two}`],
  ['bars', `${one}|${two}`],
  ['line breaks', `${one}\r\n${two}\n`],
  ['blanks', `  ${one} ${two} `],
  ['commas, one at the end', `${one}, ${two},`],
  ['brackets', JSON.stringify([one, two])],
  ['brackets, among other things', JSON.stringify([null, one, 7, { id: 1 }, 'neu', { src: two }])],
] as const)('several addresses are split at %s', ([, cell]) => {
  expect(picturesInCell(cell).map(({ address }) => address)).toEqual([one, two])
})

test('paths are split if all of them end like pictures', () => {
  expect(picturesInCell('media/1.jpg, media/2.png').map(({ address }) => address)).toEqual([
    'media/1.jpg',
    'media/2.png',
  ])
})

test.for([
  one,
  two,
  ` ${one} `,
  '',
  'media/Berg, See.jpg',
  'https://a.example/fetch/w_300,https://b.example/x',
  'https://a.example/fetch/w_300,f_auto/https://b.example/1.jpg',
  'https://a.example/?to=https://b.example/1.jpg',
  'data:image/png;base64,AAAA',
  'kein Bild, nur Text',
  '["Berg","See"]',
  '[gallery]',
  '[null]',
])('%j stays what it is', (cell) => {
  expect(picturesInCell(cell)).toEqual([{ address: cell, alt: null }])
})

test.for([
  { title: 'Becher', file: { url: one, contentType: 'image/jpeg' } },
  { title: { 'de-DE': 'Becher' }, file: { 'de-DE': { url: one }, 'en-US': { url: two } } },
])('of %j, fields of Contentful, the file is the picture', (fields) => {
  expect(picturesInCell(JSON.stringify(fields))).toEqual([{ address: one, alt: null }])
})

test.for([
  ['a name before it', `foto.jpg (${one})`, [[one, null]]],
  [
    'names before several',
    `a.jpg (${one}),b 2.jpg (${two})`,
    [
      [one, null],
      [two, null],
    ],
  ],
  [
    'brackets within the address',
    'Plan (https://a.example/plan_(2).jpg)',
    [['https://a.example/plan_(2).jpg', null]],
  ],
  ['angle brackets', `<${one}>`, [[one, null]]],
  ['quotation marks', `"${one}"`, [[one, null]]],
  [
    'a list of Python',
    `['${one}', '${two}']`,
    [
      [one, null],
      [two, null],
    ],
  ],
  [
    'a list of PostgreSQL',
    `{${one},${two}}`,
    [
      [one, null],
      [two, null],
    ],
  ],
  [
    'a list of PHP',
    `a:2:{i:0;s:23:"${one}";i:1;s:30:"${two}";}`,
    [
      [one, null],
      [two, null],
    ],
  ],
  ['CSS', `background-image: url('${one}');`, [[one, null]]],
  [
    'Markdown',
    `![Ein Berg](${one}) ![](${two} "See")`,
    [
      [one, 'Ein Berg'],
      [two, ''],
    ],
  ],
  ['a link of Markdown', `[Ein Berg](${one})`, [[one, null]]],
  ['a tag', `<img class="x" src="${one}" alt="Berg &amp; See" />`, [[one, 'Berg & See']]],
  ['a tag without an alt text', `<figure><img src='/files/1.jpg'></figure>`, [['/files/1.jpg', null]]],
  ['a link of HTML', `<a href="${one}">groß</a>`, [[one, null]]],
  ['sizes', `<img srcset="/s.jpg 480w, ${one} 800w">`, [[one, null]]],
  ['sizes alone', `https://a.example/s.jpg 1x, ${one} 2x`, [[one, null]]],
] as const)('an address is found in %s', ([, cell, pictures]) => {
  expect(picturesInCell(cell).map(({ address, alt }) => [address, alt])).toEqual(pictures)
})

test.for([
  `Mehr dazu steht auf der Seite (${one}). Dort gibt es Karten.`,
  `siehe ${one}`,
  '{"rendered":"https://a.example/?p=3"}',
])('an address in running text or in an object is no picture: %s', (cell) => {
  expect(picturesInCell(cell)).toEqual([{ address: cell, alt: null }])
})

test('a comma separates addresses without an ending, too', () => {
  const cell = 'https://a.example/w_4,h_4/haus,https://a.example/w_4,h_4/see'
  expect(picturesInCell(cell).map(({ address }) => address)).toEqual([
    'https://a.example/w_4,h_4/haus',
    'https://a.example/w_4,h_4/see',
  ])
})

test.for([
  [{ src: one, alt: 'Ein Berg' }, 'Ein Berg'],
  [{ name: 'Berg', image: { original: one, width: 4 } }, null],
  [{ id: 1, attributes: { url: one, alternativeText: '' } }, ''],
] as const)('of %j, an object that has an address in it, that is the picture', ([object, alt]) => {
  expect(picturesInCell(JSON.stringify(object))).toEqual([{ address: one, alt }])
})

test('an empty array is an empty cell', () => {
  expect(picturesInCell(' [ ]')).toEqual([{ address: '', alt: null }])
})

test.for([
  [{ id: 3, src: one, alt: 'Ein Berg' }, 'Ein Berg'],
  [{ url: one, altText: null }, ''],
  [{ source_url: one, alt_text: ' ' }, ''],
  [{ caption: 'x', file: one }, null],
  [{ name: '1.jpg', url: one }, null],
] as const)('of %j address and alt text are read', ([item, alt]) => {
  expect(picturesInCell(JSON.stringify([item]))).toEqual([{ address: one, alt }])
})

test.for([
  ['one picture', one, 'Ein | Berg', ['Ein | Berg']],
  ['one alt text', `${one}|${two}`, 'Ein Berg', ['Ein Berg', undefined]],
  ['as many alt texts', `${one}|${two}`, ' |Ein See', [undefined, 'Ein See']],
  ['alt texts as its addresses are', `${one};${two}`, 'Ein Berg; Ein See', ['Ein Berg', 'Ein See']],
  ['alt texts by the comma of its addresses', `${one},${two}`, 'Ein Berg,', ['Ein Berg', undefined]],
  ['a line each', `${one}\n${two}`, 'Ein Berg\r\nEin See', ['Ein Berg', 'Ein See']],
  ['alt texts in an array', `${one},${two}`, '["Ein Berg", "Ein See"]', ['Ein Berg', 'Ein See']],
  ['one alt text with a semicolon', `${one}, ${two}`, 'Rote Tasse; blau', ['Rote Tasse; blau', undefined]],
  ['one alt text with a comma', `${one}, ${two}`, 'Rote Tasse, blau', ['Rote Tasse, blau', undefined]],
  ['fewer alt texts', `${one}|${two}|${one}`, 'Ein Berg|Ein See', [undefined, undefined, undefined]],
  [
    'alt texts of their own',
    JSON.stringify([{ src: one, alt: '' }, { src: two }]),
    'x',
    [undefined, undefined],
  ],
] as const)('a row with %s shares them out', ([, cell, existingAlt, alts]) => {
  const pictures = picturesOfRow(cell, { existingAlt, product: 'Becher' }, 2)
  expect(pictures.map(({ wishes }) => wishes.existingAlt)).toEqual(alts)
  expect(pictures.every(({ wishes }) => wishes.product === 'Becher')).toBe(true)
})

// Short enough to be parsed, and long enough that a pattern that backtracks for each part would take minutes.
test.each(['[](a)  ', 'url( ', ' ', 'a', 'https://a, ', '(https://a', '<img alt = ', "'", '="'])(
  'a cell that repeats %j without wrapping anything is read in linear time',
  (part) => {
    for (const [begin, end] of [
      ['', ''],
      ['x 1w, ', ''],
      ['url(', 'x'],
      ['[', ']'],
      ['<img ', ''],
    ])
      expect(picturesInCell(`${begin}${part.repeat(190_000 / part.length)}${end}`)).toBeDefined()
  },
)

test('a cell may name a hundred pictures and no more', () => {
  const names = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => `${one}?${id}`))
  expect(picturesOfRow(names(100), {}, 7)).toHaveLength(100)
  expect(() => picturesOfRow(names(101), {}, 7)).toThrow(UnreadableList)
})

test('a million characters are read in a moment, whatever they are', () => {
  for (const text of ['<img src=', '(https://a', '[](', ' 1w,'])
    expect(picturesInCell(`x ${text.repeat(1_000_000 / text.length)}x`)).toBeDefined()
  for (const text of [' ', 'https://', ',', 'x.jpg,', '|https://', ',https://'])
    expect(picturesInCell(`https://a.example/${text.repeat(1_000_000 / text.length)}x`)).toBeDefined()
})
