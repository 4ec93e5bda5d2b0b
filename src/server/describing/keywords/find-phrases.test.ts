import { expect, test } from 'vitest'
import { findPhrases } from './find-phrases.ts'

test.for([
  ['de', 'billig', 'Ein billiger Schuh'],
  ['de', 'Wein', 'Zwei Gläser Weine auf dem Tisch'],
  ['de', 'rote Schuhe', 'Ein roter Schuh im Gras'],
  ['en', 'cheap', 'A CHEAP shoe'],
  ['cz', 'levný', 'Levná bota'],
  ['Japanisch', '安い', '安い靴です'],
] as const)('in %s %j is said by %j', ([language, phrase, text]) => {
  expect(findPhrases([phrase], text, language)).toEqual([phrase])
})

test.for([
  ['de', 'Wein', 'Ein Schwein im Stall'],
  ['de', 'rote Schuhe', 'Schuhe neben einer roten Tasche'],
  ['en', 'art', 'A party in the garden'],
  ['de', '–', 'Ein Hund – im Gras'],
] as const)('in %s %j is not said by %j', ([language, phrase, text]) => {
  expect(findPhrases([phrase], text, language)).toEqual([])
})
