import { expect, test } from 'vitest'
import { checkCustomLanguage } from './check-custom-language.ts'

const chosen = { languages: ['de'], customLanguages: [] as string[] }

test('a name of letters, spaces, hyphens and parentheses is taken', () => {
  for (const name of ['Plattdeutsch', 'Català', 'Norsk (bokmål)', 'Serbo-Croatian', ' 日本語 '])
    expect(checkCustomLanguage(name, chosen)).toBeNull()
})

test('a name too short, too long or with figures is refused', () => {
  for (const name of ['', 'x', 'x'.repeat(41), 'Latin2', '<b>'])
    expect(checkCustomLanguage(name, chosen)?.code).toBe('invalid_custom_language')
})

test('a language that is chosen already is refused, whatever it is called', () => {
  for (const name of ['de', 'Deutsch', 'german'])
    expect(checkCustomLanguage(name, chosen)?.code).toBe('duplicate_language')
  expect(checkCustomLanguage('platt', { ...chosen, customLanguages: ['Platt'] })?.code).toBe(
    'duplicate_language',
  )
})

test('a third custom language is refused', () => {
  const full = { ...chosen, customLanguages: ['Platt', 'Latein'] }
  expect(checkCustomLanguage('Esperanto', full)?.code).toBe('too_many_custom_languages')
})
