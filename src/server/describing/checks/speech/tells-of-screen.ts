import { lowerCasePattern } from '#server/describing/checks/lower-case-pattern.ts'
import { phrasePattern } from '#server/describing/checks/phrase-pattern.ts'
import { quotation } from '#server/describing/checks/quotation.ts'
import type { JudgedTexts } from '#server/describing/checks/rule.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { hasAny, meet } from './kinds.ts'
import { readSpeech } from './read-speech.ts'

const { source } = phrasePattern([...languages.values()].map(({ faults }) => faults.screens).join('|'))
const screens = lowerCasePattern(new RegExp(source, 'u'))

/**
 * May a description tell what a screen, a form or somebody in a chat says: is one in the alt text, and does the description speak neither
 * in its own name nor to anybody?
 */
export function tellsOfScreen({ altText, description }: JudgedTexts): boolean {
  if (!screens.test(altText.toLowerCase())) return false
  const said = description.replaceAll('’', "'").replace(quotation, ' … ').trim().toLowerCase()
  return !readSpeech(said).some(({ all }) => hasAny(all, 'self', 'you', 'asked') || meet(all, 'ask', 'order'))
}
