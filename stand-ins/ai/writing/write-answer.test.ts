import { expect, test } from 'vitest'
import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import { makeSchema } from '#stand-ins/ai/testing/ask-with-sdk.ts'
import { everySight } from '#stand-ins/ai/testing/every-sight.ts'
import { readBrief } from './read-brief.ts'
import { type Mind, writeAnswer } from './write-answer.ts'

const codes = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl']
const sights = [...everySight()]
const picture = sights.find(({ kind }) => kind === 'picture')!
const gradient = sights.find(({ kind }) => kind === 'gradient')!

function answer(user: string, sight = picture, wish: Partial<Question> = {}, mind: Mind = {}) {
  const wanted = makeSchema(codes)
  const question = { model: 'm', system: '', user, pictures: [], wanted, maxTokens: 9, ...wish }
  return JSON.parse(writeAnswer(question, readBrief(question), sight, mind))
}

test.each([
  ['Role: decorative', 'decorative'],
  ['Role: Decorative\nLink target: https://example.org', 'decorative'],
  ['Role: link', 'functional'],
  ['Role: button', 'functional'],
  ['Role: logo', 'functional'],
  ['Link target: https://example.org', 'functional'],
  ['Role: chart', 'complex'],
  ['Role: hero', 'informative'],
  ['Caption: Role: decorative', 'informative'],
  ['Your answer can not be delivered:\nRole: decorative', 'informative'],
  ['Another answer to this could not be delivered. Avoid it:\nRole: decorative', 'informative'],
  ['', 'informative'],
])('"%s" makes a picture %s', (user, purpose) => {
  expect(answer(user).purpose).toBe(purpose)
})

test('what adorns has a reason, descriptions and no alt text in any language', () => {
  const { purpose, decorativeReason, texts } = answer('Languages: sl = Slovenian, de = German', gradient)
  expect(purpose).toBe('decorative')
  expect(decorativeReason).toBe('Barvni preliv brez lastnega sporočila, ki stran samo krasi.')
  expect(Object.keys(texts)).toEqual(codes)
  for (const { altText, description } of Object.values<Record<string, string>>(texts)) {
    expect(altText).toBe('')
    expect(description?.length).toBeGreaterThan(100)
  }
})

test('a gradient that links is functional and has alt texts', () => {
  const { purpose, decorativeReason, texts } = answer('Role: link', gradient)
  expect(purpose).toBe('functional')
  expect(decorativeReason).toBe('')
  expect(texts.de.altText).toContain('Farbverlauf')
})

test.each(codes)('in %s a reason is given for a role as for a gradient', (code) => {
  const languages = `Languages: ${code} = X`
  const reasons = [answer(languages, gradient), answer(`Role: decorative\n${languages}`)].map(
    ({ decorativeReason }) => decorativeReason,
  )
  expect(new Set(reasons).size).toBe(2)
  if (code !== 'en') expect(reasons).not.toContain(answer('', gradient).decorativeReason)
})

test('the reason is marked English for a typed language', () => {
  const { decorativeReason } = answer('Languages: custom_1 = Plattdeutsch', gradient)
  expect(decorativeReason).toMatch(/^\[Plattdeutsch\] A gradient/)
})

test('a schema without purpose gets an alt text for a gradient', () => {
  const { purpose, decorativeReason, ...old } = makeSchema(codes).properties
  const filled = answer('', gradient, { wanted: { type: 'object', properties: old } })
  expect(Object.keys(filled)).toEqual(['interpretation', 'texts'])
  expect(filled.texts.de.altText).toContain('Farbverlauf')
})

test('a shape that is told in words has a purpose when the words say so', () => {
  const user = 'Languages: de = German'
  expect(Object.keys(answer(user, picture, { wanted: 'any-json' }))).toEqual(['interpretation', 'texts'])
  const system = 'Answer with interpretation, purpose, decorativeReason and texts.'
  expect(answer(user, gradient, { wanted: 'any-json', system })).toMatchObject({
    purpose: 'decorative',
    texts: { de: { altText: '' } },
  })
})

test('keywords that would break a rule are left out', () => {
  const { texts } = answer('Keywords: <b>Feige</b>, IMG_12.jpg, 🍇, Obst, Obstschale, Schale')
  expect(texts.de.description).toContain('Das Thema ist Obst und Schale.')
})

test('names are woven in before keywords, and what is to be avoided is not', () => {
  const lines =
    'Keywords: Obst, Schale, Feige\nKeywords to avoid: schal\nProduct: Korb Nora\nBrand: Weidenwerk'
  expect(answer(lines).texts.de.description).toContain('Das Thema ist Korb Nora und Weidenwerk.')
  const { texts } = answer(lines.replace('\nBrand: Weidenwerk', ''))
  expect(texts.de.description).toContain('Das Thema ist Korb Nora und Obst.')
  expect(JSON.stringify(texts)).not.toContain('Schale')
})

test.each([
  ['Longest alt text: 60', 60],
  ['Longest alt text: 20', 20],
  ['Longest alt text: 400', 125],
  ['Longest alt text: short', 125],
])('"%s" is kept in every language', (line, most) => {
  for (const { altText } of Object.values<Record<string, string>>(answer(line).texts)) {
    expect(altText?.length).toBeLessThanOrEqual(most)
    expect(altText).toMatch(/[\p{L}.]$/u)
  }
})

test('what it is in doubt about is said where doubts are asked for', () => {
  const doubts = ['too_small', 'person_unclear'] as const
  const wanted = makeSchema(codes)
  const items = { type: 'string', enum: ['unreadable', 'too_small', 'person_unclear'] }
  const asked = { ...wanted, properties: { ...wanted.properties, doubts: { type: 'array', items } } }
  expect(answer('', picture, { wanted: asked }, { doubts }).doubts).toEqual(doubts)
  expect(answer('', picture, { wanted: asked }).doubts).toEqual([])
  expect(answer('', picture, {}, { doubts })).not.toHaveProperty('doubts')
  const inWords = { wanted: 'any-json', system: 'Answer with decorativeReason, doubts and texts.' } as const
  expect(answer('Languages: de = German', picture, inWords, { doubts }).doubts).toEqual(doubts)
})

test('of a translation only the texts are written, with the numbers of the source, and empty where it is', () => {
  const inWords = { wanted: 'any-json', system: 'Answer with texts.' } as const
  const source = 'Source language: German\nDescription: Von 1987 bis 1.234,5 m.\nLanguages: en = English'
  const { texts, ...rest } = answer(source, picture, inWords)
  expect(rest).toEqual({})
  expect(texts.en).toEqual({ altText: '', description: expect.stringMatching(/ \(1987, 1\.234,5\)\.$/) })
  expect(texts.en.description.match(/\d+/g)).toEqual(['1987', '1', '234', '5'])
})
