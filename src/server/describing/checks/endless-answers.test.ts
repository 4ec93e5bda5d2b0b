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

// Four times as long as a text may be: a rule whose work grew with the third power of it would take hours.
test.each(['„', '“', '»', '…', 'a', '\u0301', '1-', 'a-', 'II ', 'a@', '[', " 'a", "'a", "a' '"])(
  'a model that writes %j without end holds nobody up',
  (sign) => {
    const texts = { altText: fill(sign, 4_000), description: fill(sign, 20_000) }
    const languageVersions = Object.fromEntries(languages.map((language) => [language, texts]))
    checkAnswer({ purpose: 'informative', languageVersions }, picture)
  },
)

// A rule that went back for each of them would never be done.
test.each(['Foto: ', 'Photo: ', 'Alt-Text: '])('nor do capitals behind %j', (label) => {
  const altText = `${label}${fill('A', 4_000)}1`
  checkAnswer(
    { purpose: 'informative', languageVersions: { de: { altText, description: 'Hund.' } } },
    picture,
  )
})

// As many as are read at all, and so often that an hour would not be enough for whoever went back for each of them.
test('nor does one that writes spaces without end', () => {
  for (let round = 0; round < 300; round += 1)
    expect(readAnswer(`{${' '.repeat(190_000)}x`, keyLanguages(['de']))).toBeNull()
})
