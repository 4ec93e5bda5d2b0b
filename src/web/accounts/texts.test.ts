import { expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import de from './texts.de.json'
import en from './texts.en.json'

// The form has the message in its own texts, because every visitor would otherwise load the whole table of refusals.
test('wrong credentials are refused on the screen in the words of the refusal', () => {
  expect({ de: de.refused, en: en.refused }).toEqual({
    de: refusals.invalid_credentials.de,
    en: refusals.invalid_credentials.en,
  })
})
