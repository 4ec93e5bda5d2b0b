import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  [undefined, 'de'],
  ['*', 'de'],
  ['fr', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['de;q=0.5, en', 'en'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, en;q=0.5', 'en'],
  ['en;q=0', 'de'],
] as const)('who accepts %s reads %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language)
})
