import { expect, test } from 'vitest'
import { languageExamples } from '#server/describing/testing/examples/language-examples.ts'
import { checkLanguage } from './check-language.ts'

const languages = Object.keys(languageExamples)
const examples = languages.flatMap((language) =>
  (languageExamples[language] ?? []).map(([altText, description]) => ({ language, altText, description })),
)

test.each(examples)('$language: “$altText” is fine under its key', ({ language, altText, description }) => {
  expect(checkLanguage(altText, description, language)).toBe('fine')
})

test.each(languages)('texts of %s under another key are found, if they are long enough', (language) => {
  const long = examples.filter((one) => one.language === language && one.description.length > 50)
  for (const key of languages.filter((other) => other !== language)) {
    const verdicts = long.map(({ altText, description }) => checkLanguage(altText, description, key))
    // A line of foreign names may pass as another language: one of a kind's examples at most.
    expect(verdicts.filter((verdict) => verdict === 'fine').length).toBeLessThanOrEqual(1)
    expect(verdicts).toContain('wrong')
  }
})

test.each([
  [
    'cz',
    'Červené jablko na drevenom stole',
    'Lesklé jablko leží na starom stole. Vľavo od neho stojí váza, pri nej nôž.',
  ],
  ['sl', 'Crvena jabuka na drvenom stolu', 'Sjajna jabuka leži na starom stolu. Lijevo od nje stoji vaza.'],
  [
    'es',
    'Maçã vermelha sobre uma mesa',
    'Uma maçã brilhante está sobre uma mesa velha. À esquerda há um vaso.',
  ],
])('a neighbour of %s is doubtful, never surely wrong', (language, altText, description) => {
  expect(checkLanguage(altText, description, language)).toBe('doubtful')
})

test('an alt text in another language than its right description is doubtful', () => {
  const altText = 'A shiny red apple lies on an old wooden table next to a vase'
  const description =
    'Ein glänzender roter Apfel liegt auf einem alten Tisch. Links daneben steht eine Vase mit Blumen.'
  expect(checkLanguage(altText, description, 'de')).toBe('doubtful')
})

test('a description in another language than its right alt text is wrong', () => {
  const description = 'A shiny red apple lies on an old wooden table. To its left stands a vase with flowers.'
  expect(checkLanguage('Roter Apfel auf einem Holztisch', description, 'de')).toBe('wrong')
})

test('the words of a sign may be the alt text, when the description speaks of them', () => {
  const description =
    'Schild aus Holz: Please keep off the grass and enjoy the flowers, darunter ein gemalter Fuß.'
  expect(checkLanguage('Please keep off the grass and enjoy the flowers', description, 'de')).toBe('fine')
})

test('typed languages are unchecked', () => {
  expect(checkLanguage('A red apple on a table', 'A shiny red apple lies on an old table.', 'Latein')).toBe(
    'fine',
  )
})

test('a text too short to tell is fine', () => {
  expect(checkLanguage('Dog', 'A dog.', 'hu')).toBe('fine')
})
