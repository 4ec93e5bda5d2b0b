import { expect, test } from 'vitest'
import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import { makeSchema } from '#stand-ins/ai/testing/ask-with-sdk.ts'
import { everySight } from '#stand-ins/ai/testing/every-sight.ts'
import { readBrief } from './read-brief.ts'
import { writeAnswer } from './write-answer.ts'

const codes = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl']
const sights = [...everySight()]
const picture = sights.find(({ kind }) => kind === 'picture')!
const gradient = sights.find(({ kind }) => kind === 'gradient')!

function answer(user: string, sight = picture, wish: Partial<Question> = {}) {
  const wanted = makeSchema(codes)
  const question = { model: 'm', system: '', user, pictures: [], wanted, maxTokens: 9, ...wish }
  return JSON.parse(writeAnswer(question, readBrief(question), sight))
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
