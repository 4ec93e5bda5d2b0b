import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { mergeWishes } from './merge-wishes.ts'

test('nothing is wished where neither job nor row say anything', () => {
  expect(mergeWishes()).toEqual({ ...noTextWishes, avoidedKeywords: [], glossary: [] })
})

test('of what both wish the row’s word counts, and what is to be avoided and the terms of both hold', () => {
  const job = {
    ...noTextWishes,
    brand: 'Muster',
    product: 'Schuh',
    style: 'warm' as const,
    maxAltCharacters: 200,
    avoidedKeywords: 'billig; günstig, Angebot',
    glossary: 'Sneaker\nOberteil = Shirt',
    altSuffix: '| Muster',
  }
  const row = {
    brand: 'Beispiel',
    style: 'shop',
    maxAltCharacters: '80',
    avoidedKeywords: 'rot,billig',
    glossary: 'Laufschuh',
    altPrefix: 'Neu:',
  }
  expect(mergeWishes(job, row)).toEqual({
    brand: 'Beispiel',
    product: 'Schuh',
    style: 'shop',
    maxAltCharacters: 80,
    avoidedKeywords: ['rot', 'billig', 'günstig', 'Angebot'],
    glossary: ['Laufschuh', 'Sneaker', 'Oberteil = Shirt'],
    altPrefix: 'Neu:',
    altSuffix: '| Muster',
  })
})
