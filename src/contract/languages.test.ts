import { expect, test } from 'vitest'
import { canonicalLanguage, findBuiltInLanguage, languageName, languageTag } from './languages.ts'

test.each([
  ['de', 'de', 'de', 'German'],
  ['DE', 'de', 'de', 'German'],
  ['cz', 'cz', 'cs', 'Czech'],
  ['cs', 'cz', 'cs', 'Czech'],
  ['CS-cz', 'cz', 'cs-CZ', 'Czech (Czechia)'],
  ['en-GB', 'en', 'en-GB', 'English (United Kingdom)'],
  ['en_US', 'en', 'en-US', 'English (United States)'],
  ['es-419', 'es', 'es-419', 'Spanish (Latin America)'],
])('%s is the built-in language %s, with the tag %s and the name %s', (given, code, tag, name) => {
  expect(findBuiltInLanguage(given)?.code).toBe(code)
  expect(languageTag(given)).toBe(tag)
  expect(languageName(given, 'en')).toBe(name)
})

test.each(['fr', 'xx', 'en-', 'en-GB-oxendict', 'Deutsch', 'deutsch-at', ''])(
  '%s is no code of one',
  (given) => {
    expect(findBuiltInLanguage(given)).toBeUndefined()
    expect(languageTag(given)).toBe('')
    expect(languageName(given, 'de')).toBe(given)
  },
)

test('two codes of one language are the same, two regions are not', () => {
  expect(canonicalLanguage('cs')).toBe(canonicalLanguage('CZ'))
  expect(canonicalLanguage('en-gb')).toBe(canonicalLanguage('EN-GB'))
  expect(canonicalLanguage('en-GB')).not.toBe(canonicalLanguage('en'))
  expect(canonicalLanguage('Latein')).toBe('Latein')
})
