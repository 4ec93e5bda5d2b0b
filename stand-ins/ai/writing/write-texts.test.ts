import { eld } from 'eld/small'
import { expect, test } from 'vitest'
import { builtInLanguages, languageTag } from '#contract/languages.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import { everySight } from '#stand-ins/ai/testing/every-sight.ts'
import { writeTexts } from './write-texts.ts'

const builtIn = builtInLanguages.map(({ code, names }) => ({ code, name: names.en }))
const typed = { code: 'custom_1', name: 'Deutsch (Leichte Sprache für alle hier)' }
const sights = [...everySight()]
const [someSight] = sights as [Sight, ...Sight[]]
const purpose = 'informative' as const
const keywords = [
  [],
  ['Feige'],
  ['Landschaftsschutzgebiet', 'Donaudampfschifffahrt'],
  ['red bowl on a table', 'fresh fruit from the garden'],
  ['wózek dziecięcy', 'krzesło ogrodowe'],
  ['kék csempe', '1987'],
]

test.each(keywords.map((terms) => ({ terms })))('every text with $terms keeps to the rules', ({ terms }) => {
  for (const sight of sights) {
    const texts = writeTexts(sight, { terms, purpose }, [...builtIn, typed])
    const numbers = new Set<string>()
    for (const { altText, description } of texts.values()) {
      expect(altText.length, altText).toBeLessThanOrEqual(125)
      expect(altText.split(/(?<=\.) /).length, altText).toBeLessThanOrEqual(2)
      expect(`${altText} ${description}`).not.toMatch(/undefined| {2}|[<>*"“”„:]/)
      expect(description.length).toBeGreaterThan(altText.length)
      numbers.add(`${altText.match(/\d+/g)} / ${description.match(/\d+/g)}`)
    }
    expect([...numbers]).toHaveLength(1)
  }
})

test('a language of a region is written as the language', () => {
  const asked = [
    { code: 'de', name: 'German' },
    { code: 'de-AT', name: 'German' },
  ]
  const texts = writeTexts(someSight, { terms: [], purpose }, asked)
  expect(texts.get('de-AT')).toEqual(texts.get('de'))
})

test('an alt text keeps to the longest that is wanted, and is cut between words', () => {
  const [wish, german] = [{ terms: ['Feigen und Ziegenkäse'], purpose }, [{ code: 'de', name: 'German' }]]
  const altTextOf = (mostAltCharacters: number | null) =>
    writeTexts(someSight, { ...wish, mostAltCharacters }, german).get('de')!.altText
  const [usual, bare] = [altTextOf(null), altTextOf(40)]
  expect(altTextOf(usual.length)).toBe(usual)
  expect(altTextOf(usual.length - 1).length).toBeLessThan(usual.length)
  expect(usual.startsWith(bare)).toBe(true)
  expect(bare.length).toBeGreaterThan(20)
  expect(bare.length).toBeLessThanOrEqual(40)
})

test('every language is recognised as itself, also around words of another one', () => {
  for (const [round, terms] of keywords.entries())
    for (const sight of sights.filter((_, index) => index % keywords.length === round))
      for (const [code, { altText, description }] of writeTexts(sight, { terms, purpose }, builtIn)) {
        const text = `${altText} ${description}`
        expect(eld.detect(text).language, text).toBe(languageTag(code))
      }
})

test.each(['Niederländisch', 'Dutch', 'Nederlands', 'nl'])('a typed “%s” gets Dutch texts', (name) => {
  const language = { code: 'custom_1', name }
  for (const sight of sights.filter((_, index) => index % 4 === 0)) {
    const terms = ['Feige']
    const { altText, description } = writeTexts(sight, { terms, purpose }, [language]).get('custom_1')!
    expect(altText.length, altText).toBeLessThanOrEqual(125)
    expect(`${altText} ${description}`).not.toMatch(/undefined| {2}|[<>*"“”„:[]/)
    for (const text of [description, `${altText} ${description}`])
      expect(eld.detect(text).language, text).toBe('nl')
  }
})

test('the description alone is recognised too, as it stands beside a picture that only adorns', () => {
  for (const sight of sights.filter((_, index) => index % 4 === 0))
    for (const [code, { description }] of writeTexts(
      sight,
      { terms: ['Feige'], purpose: 'decorative' },
      builtIn,
    ))
      expect(eld.detect(description).language, description).toBe(languageTag(code))
})

test('what differs in light, place or share of a colour is told differently', () => {
  const told = new Set(
    sights.flatMap((sight) => {
      const { altText, description } = writeTexts(sight, { terms: [], purpose }, builtIn).get('sl')!
      return `${altText} ${description}`
    }),
  )
  expect(told.size).toBe(sights.length)
})

test('keywords that do not fit into the alt text still stand in the description', () => {
  const terms = ['a'.repeat(80), 'b'.repeat(80)]
  const { altText, description } = writeTexts(someSight, { terms, purpose }, builtIn).get('de')!
  expect(altText).toBe('Helles Motiv im Querformat, überwiegend in Rot und Blau. Am hellsten ist es oben.')
  expect(description).toContain(terms.join(' und '))
})

test('a keyword that has no room in one language stands in no alt text', () => {
  const terms = ['a'.repeat(48)]
  const german = builtIn.slice(0, 1)
  const alone = writeTexts(someSight, { terms, purpose }, german).get('de')!
  expect(alone.altText).toContain('aaa')
  const beside = writeTexts(someSight, { terms, purpose }, [...german, typed]).get('de')!
  expect(beside.altText).not.toContain('aaa')
})

test('a link and a chart are called so in every language', () => {
  const describe = (wanted: 'functional' | 'complex' | 'informative') =>
    [...writeTexts(someSight, { terms: [], purpose: wanted }, builtIn).values()].map(
      ({ description }) => description,
    )
  const plain = describe('informative')
  for (const said of [describe('functional'), describe('complex')])
    for (const [index, description] of said.entries()) {
      expect(description).not.toBe(plain[index])
      expect(description).toContain(plain[index])
    }
})
