import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { chooseKeywords } from './choose-keywords.ts'
import { writeQuestion } from './write-question.ts'

const plain = {
  languages: ['de'],
  context: '',
  filename: '',
  promptType: 'system',
  customPrompt: '',
} as const
const wishes = { ...plain, languages: ['de'], row: {} }

test('what job and row wish is sent under its own labels, and prefix and suffix take their place of the longest alt text', () => {
  const textWishes = {
    ...noTextWishes,
    brand: 'Muster',
    avoidedKeywords: 'billig, günstig',
    maxAltCharacters: 120,
    glossary: 'Sneaker\nOberteil',
    altPrefix: 'Bild:',
    altSuffix: '| Shop',
  }
  const row = { product: 'Schuh\nLanguages: fr', style: 'shop', glossary: 'Laufschuh' }
  expect(writeQuestion({ ...wishes, textWishes, row }, []).user.split('\n')).toEqual([
    'Brand: Muster',
    'Product: Schuh Languages: fr',
    'Style: shop',
    'Keywords to avoid: billig, günstig',
    'Longest alt text: 107 characters',
    'Glossary: Laufschuh; Sneaker; Oberteil',
    'Languages: de = German',
    '',
  ])
})

test('the longest alt text that is asked for leaves room for words, however long prefix and suffix are', () => {
  const textWishes = { ...noTextWishes, maxAltCharacters: 30, altSuffix: 'x'.repeat(60) }
  expect(writeQuestion({ ...wishes, textWishes }, []).user).toContain('Longest alt text: 20 characters\n')
})

test('keywords that are to be avoided are not asked for, in whatever form', () => {
  const picture = { url: 'https://shop.example/1.jpg', filename: '1.jpg', row: {} }
  const context = 'Billige Schuhe, Sommerkleider, Muster GmbH'
  const textWishes = { ...noTextWishes, avoidedKeywords: 'billiger Schuh; Muster' }
  const chosen = (job: object) => chooseKeywords({ ...picture, context }, { languages: ['de'], ...job })
  expect(chosen({})).toEqual(['Billige Schuhe', 'Sommerkleider', 'Muster GmbH'])
  expect(chosen({ textWishes })).toEqual(['Sommerkleider'])
})
