import { expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import de from './texts.de.json'
import en from './texts.en.json'

// The form has the sentence from its texts: the whole table of refusals would come along to every visitor otherwise.
test('wrong credentials are refused on the screen in the words of the refusal', () => {
  expect({ de: de.refused, en: en.refused }).toEqual({
    de: refusals.invalid_credentials.de,
    en: refusals.invalid_credentials.en,
  })
})
