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

// Four times as long as a text can be: a rule with cubic running time would take hours.
test.each(['„', '“', '»', '…', 'a', '\u0301', '1-', 'a-', 'II ', 'a@', '[', " 'a", "'a", "a' '"])(
  'an answer that repeats %j endlessly is checked in time',
  (sign) => {
    const texts = { altText: fill(sign, 4_000), description: fill(sign, 20_000) }
    const languageVersions = Object.fromEntries(languages.map((language) => [language, texts]))
    checkAnswer({ purpose: 'informative', languageVersions }, picture)
  },
)

// A rule that backtracks for each of them would never finish.
test.each(['Foto: ', 'Photo: ', 'Alt-Text: '])('so is one with endless capitals after %j', (label) => {
  const altText = `${label}${fill('A', 4_000)}1`
  checkAnswer(
    { purpose: 'informative', languageVersions: { de: { altText, description: 'Hund.' } } },
    picture,
  )
})

// The longest answer that is read, often enough that a rule that backtracks for each space would need more than an hour.
test('so is one with endless spaces', () => {
  for (let round = 0; round < 300; round += 1)
    expect(readAnswer(`{${' '.repeat(190_000)}x`, keyLanguages(['de']))).toBeNull()
})
