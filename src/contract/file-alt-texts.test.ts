import { expect, test } from 'vitest'
import { existingIn, openFileAltTexts } from './file-alt-texts.ts'
import { setAddress } from './picture-set-address.ts'

const swan = { language: 'de-AT', text: 'Ein Schwan' }
const usual = { language: 'x-default', text: 'A swan' }

test.each([
  ['a text in the first language', [swan], ['de'], { de: 'Ein Schwan' }],
  [
    'one in each language',
    [swan, { language: 'cs', text: 'Labuť' }],
    ['cz', 'de'],
    { cz: 'Labuť', de: 'Ein Schwan' },
  ],
  ['the region that is wished', [swan, { language: 'de', text: 'Schwan' }], ['de'], { de: 'Schwan' }],
  ['one without a language, for the first', [usual], ['it', 'es'], { it: 'A swan' }],
  [
    'one without a language, where no other fits',
    [usual, swan],
    ['it', 'de'],
    { it: 'A swan', de: 'Ein Schwan' },
  ],
  ['a default that repeats another language', [{ ...usual, text: 'Ein Schwan' }, swan], ['it'], {}],
  ['one in the second language alone', [swan], ['it', 'de'], {}],
  ['a language of its own name', [swan], ['Latein'], {}],
])('of the alt texts of a file counts %s', (_name, altTexts, languages, expected) => {
  expect(existingIn(altTexts, languages)).toEqual(expected)
})

test('an address of a set means the alt texts of its file, and no other address does', () => {
  const [own, other] = ['0f3c6f7e-5d3c-4f0a-9a43-0d6f6b6f1a2b', '1f3c6f7e-5d3c-4f0a-9a43-0d6f6b6f1a2b']
  const files = [
    { path: 'b/Haus.jpg', altTexts: [swan] },
    { path: 'a/Turm.jpg', altTexts: [swan] },
    { path: 'b/Turm.jpg', altTexts: null },
  ]
  const find = openFileAltTexts({ setId: own, files })
  expect(find(`${setAddress(own)}haus`)).toEqual([swan])
  expect(find(`${setAddress(own)}Turm.jpg`)).toEqual([])
  expect(find(`${setAddress(other)}haus`)).toEqual([])
  expect(find('https://example.com/b/Haus.jpg')).toEqual([])
  expect(openFileAltTexts(null)('https://example.com/')).toEqual([])
})
