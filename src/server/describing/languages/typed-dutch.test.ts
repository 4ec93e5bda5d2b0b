import { expect, test } from 'vitest'
import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { findKeywords } from '#server/describing/keywords/find-keywords.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import { writeQuestion } from '#server/describing/question/write-question.ts'
import { findLanguageCode } from './find-language-code.ts'

const typed = ['Niederländisch', 'Dutch', 'Nederlands', 'nl']
const picture = { filename: 'gracht.jpg', keywords: [] }
const description = 'De gevels spiegelen in het water. Op de brug staan drie fietsen.'

function breachesOf(language: string, altText: string, described = description) {
  const languageVersions = { [language]: { altText, description: described } }
  return checkAnswer({ purpose: 'informative', languageVersions }, picture)
}

test.each(typed)('texts in a typed “%s” are held to the rules of Dutch, under that name', (language) => {
  const languages = [language]
  expect(breachesOf(language, 'Gracht in Amsterdam')).toEqual([])
  expect(breachesOf(language, 'Foto van een gracht in Amsterdam')).toEqual([
    { rule: 'opening', isHard: false, languages },
  ])
  expect(breachesOf(language, 'Geen beschrijving beschikbaar')).toEqual([
    { rule: 'placeholder', isHard: true, languages },
  ])
  expect(breachesOf(language, 'gracht.jpg')).toEqual([{ rule: 'file_name', isHard: true, languages }])
})

test.each(typed)('English texts under a typed “%s” are refused', (language) => {
  const english = 'The facades are mirrored in the water. Three bicycles stand on the bridge.'
  expect(breachesOf(language, 'Canal with tall old houses in Amsterdam', english)).toEqual([
    { rule: 'language', isHard: true, languages: [language] },
  ])
})

test.each(typed)('a keyword is used in a typed “%s” in whatever form', (language) => {
  const texts = { [language]: { altText: 'Oude steden', description: 'Huizen en schepen aan het water.' } }
  expect(sortKeywords(['stad', 'huis', 'schip', 'molen'], texts)).toEqual({
    usedKeywords: ['stad', 'huis', 'schip'],
    unusedKeywords: ['molen'],
  })
})

test.each(typed)('the model is asked for “%s” as it was typed', (language) => {
  const wishes = { context: '', filename: '', promptType: 'system' as const, customPrompt: '', row: {} }
  const question = writeQuestion({ ...wishes, languages: ['de', language] }, [])
  expect(question.user).toBe(`Languages: de = German, custom_1 = ${language}\n`)
})

test('Dutch words that say nothing are no keywords', () => {
  const keywords = findKeywords(
    'De oude molen staat op een dijk tussen het riet en de gracht',
    'de-kat-op-het-eiland.jpg',
  )
  expect(keywords).toEqual(expect.arrayContaining(['molen', 'dijk', 'riet', 'gracht', 'kat', 'eiland']))
  for (const word of ['De', 'staat', 'op', 'een', 'tussen', 'het', 'en', 'de'])
    expect(keywords).not.toContain(word)
})

test.each(['Plattdeutsch', 'Deutsch', 'cs', 'Dutch (Belgium)', 'constructor', '__proto__', ''])(
  'nobody knows the rules of a typed “%s”',
  (language) => {
    expect(findLanguageCode(language)).toBeUndefined()
  },
)
