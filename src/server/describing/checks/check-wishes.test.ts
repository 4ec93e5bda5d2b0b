import { expect, test } from 'vitest'
import { mergeWishes } from '#server/describing/question/merge-wishes.ts'
import { checkAnswer } from './check-answer.ts'
import { judgedWishes } from './judged-wishes.ts'

const picture = { keywords: [] }
const description = 'Er steht auf einem Holzboden vor einer hellen Wand.'

function rulesBroken(altText: string, row: object, purpose: 'informative' | 'text' = 'informative') {
  const known = { ...picture, ...judgedWishes(mergeWishes(undefined, row)) }
  const breaches = checkAnswer({ purpose, languageVersions: { de: { altText, description } } }, known)
  expect(breaches.filter(({ isHard }) => isHard)).toEqual([])
  return breaches.map(({ rule }) => rule)
}

const long = 'Ein roter Schuh mit weißer Sohle und gelben Schnürsenkeln steht auf einem Steg.'

test('an alt text with a word to avoid is delivered, to be looked at', () => {
  expect(rulesBroken('Ein billiger roter Schuh', { avoidedKeywords: 'billig' })).toEqual(['avoided_word'])
  expect(rulesBroken('Ein billiger roter Schuh', {})).toEqual([])
  expect(rulesBroken('Ein roter Schuh', { avoidedKeywords: 'Schuhkarton' })).toEqual([])
})

test('the wished length is the bound in place of the usual one, for the words of a picture, too', () => {
  expect(long.length).toBe(79)
  expect(rulesBroken(long, { maxAltCharacters: '79' })).toEqual([])
  expect(rulesBroken(long, { maxAltCharacters: '78' })).toEqual(['length'])
  expect(rulesBroken(long, { maxAltCharacters: '78' }, 'text')).toEqual(['length'])
  expect(rulesBroken(long, { maxAltCharacters: '90', altSuffix: '| Musterladen' })).toEqual(['length'])
  const longer = `${'Ein roter Schuh mit weißer Sohle, ein blauer mit gelber und ein grauer, '.repeat(4)}steht im Gras.`
  expect(rulesBroken(longer, {})).toContain('length')
  expect(rulesBroken(longer, { maxAltCharacters: '310' })).not.toContain('length')
})
