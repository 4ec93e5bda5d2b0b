import { expect, test } from 'vitest'
import { keyLanguages } from '#server/describing/question/key-languages.ts'
import { readAnswer } from '#server/describing/question/read-answer.ts'
import { checkAnswer } from './check-answer.ts'

const languages = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl', 'Latin', 'Esperanto']
const picture = { filename: 'hund.jpg', keywords: ['Hund'] }
const fill = (sign: string, characters: number) => sign.repeat(characters).slice(0, characters)

checkAnswer(
  { purpose: 'informative', languageVersions: { de: { altText: 'Hund', description: 'Hund.' } } },
  picture,
)

test.each(['„', '“', '»', '…', 'a', '\u0301', '1-', 'a-', 'II ', 'a@', '['])(
  'a model that writes %j without end holds nobody up',
  (sign) => {
    const texts = { altText: fill(sign, 1_000), description: fill(sign, 5_000) }
    const languageVersions = Object.fromEntries(languages.map((language) => [language, texts]))
    const began = performance.now()
    checkAnswer({ purpose: 'informative', languageVersions }, picture)
    expect(performance.now() - began).toBeLessThan(1_500)
  },
)

test('nor does one that writes spaces without end', () => {
  const began = performance.now()
  expect(readAnswer(`{${' '.repeat(100_000)}x`, keyLanguages(['de']))).toBeNull()
  expect(performance.now() - began).toBeLessThan(1_000)
})
