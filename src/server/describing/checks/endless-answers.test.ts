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
    const began = process.cpuUsage()
    checkAnswer({ purpose: 'informative', languageVersions }, picture)
    expect(cpuMsSince(began)).toBeLessThan(1_500)
  },
)

test.each(['Foto: ', 'Photo: ', 'Alt-Text: '])('nor do capitals behind %j', (label) => {
  const altText = `${label}${fill('A', 60)}1`
  const began = process.cpuUsage()
  checkAnswer(
    { purpose: 'informative', languageVersions: { de: { altText, description: 'Hund.' } } },
    picture,
  )
  expect(cpuMsSince(began)).toBeLessThan(1_000)
})

test('nor does one that writes spaces without end', () => {
  const began = process.cpuUsage()
  expect(readAnswer(`{${' '.repeat(100_000)}x`, keyLanguages(['de']))).toBeNull()
  expect(cpuMsSince(began)).toBeLessThan(1_000)
})

/** What this process worked, not what the clock says: other work on the machine is no fault of the checks. */
function cpuMsSince(began: NodeJS.CpuUsage): number {
  return process.cpuUsage(began).user / 1_000
}
